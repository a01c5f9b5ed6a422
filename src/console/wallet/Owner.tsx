import { useLocale, useTranslate } from "ra-core";
import { TimestampValue } from "pilothouse/value";
import { type FactsOf, factsIn, rowsIn, textIn, wordOf } from "pilothouse/wire";
import type accountWords from "../../generated/operate/account/account.en";
import type { Account } from "../../generated/operate/account/account.schema";
import type { Company } from "../../generated/operate/company/company.schema";
import type { Role } from "../../generated/system/role/role.schema";

const word = wordOf<typeof accountWords>();

/** The own account is answered with its company and its roles. */
export type OwnAccount = FactsOf<Account & { readonly company: unknown; readonly roles: unknown }>;

interface OwnerProps {
  readonly record: OwnAccount;
}

/** Name, account, company and roles, which only others can change. */
export const Owner = ({ record }: OwnerProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const name = textIn(record.user_name) || textIn(record.user_id);
  const company = textIn(factsIn<Company>(record.company).comp_name);
  const roles = rowsIn<Role>(record.roles).map((role) =>
    textIn(locale === "en" ? role.name : role.cn_name || role.name),
  );
  const facts = [
    [translate(word("account.fields.user_id")), textIn(record.user_id)],
    [translate(word("account.fields.comp_id")), company],
    [translate(word("account.fields.role_id")), roles.join(", ")],
  ] as const;
  return (
    <header className="personal-owner">
      <span className="personal-avatar" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <h1>{name}</h1>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === "" ? "—" : value}</dd>
          </div>
        ))}
        <div>
          <dt>{translate(word("account.fields.gmt_login"))}</dt>
          <dd>
            <TimestampValue value={record.gmt_login} />
          </dd>
        </div>
      </dl>
    </header>
  );
};
