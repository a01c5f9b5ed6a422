import { isGroup, type Condition, type Where } from "./Where";

const BARE = /^[^\s()'\\]+$/;

const wordOf = (value: string): string =>
  BARE.test(value) && value !== "and" && value !== "or"
    ? value
    : `'${value.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`;

const conditionText = ({ field, operator, values }: Condition): string =>
  [field, operator, ...values.map(wordOf)].join(" ");

const JOIN = { all: " and ", any: " or " } as const;

/** The text that `readWhere` reads. Empty without conditions. */
export const writeWhere = ({ match, of }: Where): string =>
  of
    .map((part) => (isGroup(part) ? `(${part.of.map(conditionText).join(JOIN[part.match])})` : conditionText(part)))
    .join(JOIN[match]);
