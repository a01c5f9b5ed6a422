// The names that a new entity or section needs, from one name in lower case such as `loan_request`.

const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
/** Names that a new console uses itself. */
const TAKEN: readonly string[] = ["account", "role", "menu", "session", "people"];

export interface EntityNames {
  /** `loan_request` */
  readonly one: string;
  /** `loan_requests` */
  readonly many: string;
  /** `Loan request` */
  readonly label: string;
  /** `Loan requests` */
  readonly labels: string;
}

/** The problem of a name, for the person who typed it; null if there is none. */
export const findNameProblem = (what: string, name: string, taken = TAKEN): string | null => {
  if (!NAME.test(name))
    return `“${name}” is no name for the ${what}. Use lower-case letters, digits and single underscores, such as loan_request.`;
  return taken.includes(name) ? `The new console has “${name}” already. Choose another name for the ${what}.` : null;
};

const pluralOf = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

const labelOf = (name: string): string => {
  const text = name.replaceAll("_", " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

export const entityNamesOf = (one: string): EntityNames => {
  const many = pluralOf(one);
  return { one, many, label: labelOf(one), labels: labelOf(many) };
};
