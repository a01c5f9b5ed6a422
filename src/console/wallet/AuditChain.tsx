import { useRecordContext, useTranslate } from "ra-core";
import { WithWords } from "pilothouse/resource";
import type { FactsOf, FieldOf } from "pilothouse/wire";
import { Icon } from "pilothouse/ui";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { accountReference } from "../../generated/operate/account/account.reference";
import type { MoneyFlow } from "../../generated/user/money_flow/moneyFlow.schema";
import { MoneyFlowType } from "../../../shared/generated/enums";
import { AuditActions } from "./AuditActions";
import { auditStages, type AuditStage, type AuditStageName, type StageState } from "./auditStages";
import "./personal.css";
import { personalWords } from "./personalWords";

const ICONS: Readonly<Record<StageState, string>> = { passed: "check", failed: "close", waits: "clock", later: "more" };

/** The person who finished a stage, and the time. */
const BY = {
  asked: { who: "account_id", when: "gmt_create" },
  first: { who: "first_audit_id", when: null },
  second: { who: "second_audit_id", when: "gmt_audit" },
  paidOut: { who: null, when: null },
  givenBack: { who: null, when: "gmt_audit" },
} as const satisfies Record<AuditStageName, Readonly<Record<"who" | "when", FieldOf<MoneyFlow> | null>>>;

type Facts = FactsOf<MoneyFlow>;

const Step = ({ stage: { name, standing }, record }: { readonly stage: AuditStage; readonly record: Facts }) => {
  const translate = useTranslate();
  const { who, when } = BY[name];
  const isBehind = standing === "passed" || standing === "failed";
  return (
    <li data-standing={standing}>
      <i aria-hidden="true">{standing === "later" ? null : <Icon name={ICONS[standing]} size={15} />}</i>
      <b>{translate(`personal.${name}`)}</b>
      {standing === "waits" ? <span>{translate(`personal.waitsFor_${name}`)}</span> : null}
      {isBehind && who ? <ReferenceValue value={record[who]} of={accountReference} link={false} /> : null}
      {isBehind && when && Number(record[when]) > 0 ? <TimestampValue value={record[when]} /> : null}
      {standing === "failed" && record.audit_remark ? <em>{String(record.audit_remark)}</em> : null}
    </li>
  );
};

const Chain = () => {
  const translate = useTranslate();
  const record: Facts | undefined = useRecordContext();
  const stages = record?.type === MoneyFlowType.withdrawal ? auditStages(record.audit_state) : [];
  if (!record || stages.length === 0) return null;
  return (
    <section className="audit-chain" aria-label={translate("personal.chain")}>
      <ol>
        {stages.map((stage) => (
          <Step key={stage.name} stage={stage} record={record} />
        ))}
      </ol>
      <div className="audit-chain-actions">
        <AuditActions />
      </div>
    </section>
  );
};

/**
 * The stages of a withdrawal: requested, two audits, and paid out or returned, with the buttons for the current stage.
 * Draws nothing for other flows.
 */
export const AuditChain = () => (
  <WithWords of={personalWords}>
    <Chain />
  </WithWords>
);
