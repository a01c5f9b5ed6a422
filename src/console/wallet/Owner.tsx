import { useLocale, useTranslate } from "ra-core";
import { TimestampValue } from "pilothouse/value";
import { factsIn, rowsIn, textIn } from "pilothouse/wire";

interface OwnerProps {
  readonly record: Readonly<Record<string, unknown>>;
}

/** Name, account, company and roles, which only others change. */
export const Owner = ({ record }: OwnerProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const name = textIn(record.user_name) || textIn(record.user_id);
  const company = textIn(factsIn(record.company).comp_name);
  const roles = rowsIn(record.roles).map((role) => textIn(locale === "en" ? role.name : role.cn_name || role.name));
  const facts = [
    [translate("account.fields.user_id"), textIn(record.user_id)],
    [translate("account.fields.comp_id"), company],
    [translate("account.fields.role_id"), roles.join(", ")],
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
          <dt>{translate("account.fields.gmt_login")}</dt>
          <dd>
            <TimestampValue value={record.gmt_login} />
          </dd>
        </div>
      </dl>
    </header>
  );
};
