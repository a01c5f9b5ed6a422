import { useLocale, useTranslate } from "ra-core";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { type FactsOf, factsIn, rowsIn, textIn, wordOf } from "pilothouse/wire";
import type accountWords from "../../generated/operate/account/account.words";
import type { Account } from "../../generated/operate/account/account.schema";
import { companyReference } from "../../generated/operate/company/company.reference";
import type { Company } from "../../generated/operate/company/company.schema";
import { roleReference } from "../../generated/system/role/role.reference";
import type { Role } from "../../generated/system/role/role.schema";

const word = wordOf<typeof accountWords>();

/**
 * The signed-in account. Some platforms answer it with its company and roles, because not every account may read these.
 */
export type OwnAccount = FactsOf<Account & { readonly company: unknown; readonly roles: unknown }>;

interface OwnerProps {
  readonly record: OwnAccount;
}

/** Name, account, company and roles. Only other people can change these. */
export const OwnAccountFacts = ({ record }: OwnerProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const name = textIn(record.user_name) || textIn(record.user_id);
  const company = textIn(factsIn<Company>(record.company).comp_name);
  const roles = rowsIn<Role>(record.roles).map((role) =>
    textIn(locale === "en" ? role.name : role.cn_name || role.name),
  );
  const facts = [
    [word("account.fields.user_id"), textIn(record.user_id)],
    [word("account.fields.comp_id"), company || <ReferenceValue value={record.comp_id} of={companyReference} />],
    [word("account.fields.role_id"), roles.join(", ") || <ReferenceValue value={record.role_id} of={roleReference} />],
    ...(record.gmt_login === undefined
      ? []
      : [[word("account.fields.gmt_login"), <TimestampValue key="login" value={record.gmt_login} />] as const]),
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
            <dt>{translate(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
