// The buttons of an auditor for a withdrawal, in the list and on its page: approve or reject the current stage.
import { type Identifier, useCanAccess, useRecordContext, useTranslate } from "ra-core";
import { ActionButton, type ActionRequest, runEach } from "pilothouse/actions";
import { TextInput } from "pilothouse/form";
import { refusalOf, useCallingDataProvider } from "pilothouse/resource";
import { formatMoney } from "pilothouse/value";
import { type FactsOf, type FieldOf, fieldOf, type ParamsOf, textIn, valueKey } from "pilothouse/wire";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { auditState } from "../../generated/enums";
import { AuditState, MoneyFlowType } from "../../../shared/generated/enums";
import type { MoneyFlow } from "../../generated/user/money_flow/moneyFlow.schema";
import { moneyReference } from "../../generated/user/money/money.reference";

const field = fieldOf<MoneyFlow>();

/** The facts that an auditor sees: amount, owner, destination, requester, time. */
const FACTS = [
  "money",
  "comp_id",
  "remark",
  "account_id",
  "gmt_create",
] as const satisfies readonly FieldOf<MoneyFlow>[];

type Verdict = Partial<Record<keyof ParamsOf<typeof moneyCalls.audit>, unknown>>;

const STAGES = {
  first: { call: moneyCalls.audit, passed: AuditState.first_passed, failed: AuditState.first_failed },
  second: { call: moneyCalls.approve, passed: AuditState.passed, failed: AuditState.failed },
} as const;

export const AuditActions = () => {
  const translate = useTranslate();
  const provider = useCallingDataProvider();
  const record: (FactsOf<MoneyFlow> & { readonly id: Identifier }) | undefined = useRecordContext();
  const first = useCanAccess({ resource: moneyReference.resource, action: moneyCalls.audit.name }).canAccess === true;
  const second =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.approve.name }).canAccess === true;
  if (!record || record.type !== MoneyFlowType.withdrawal) return null;
  const stage =
    record.audit_state === AuditState.pending && first
      ? STAGES.first
      : record.audit_state === AuditState.first_passed && second
        ? STAGES.second
        : null;
  if (stage === null) return null;
  if (refusalOf(record, stage.call.name) !== null) return null;

  const name = formatMoney(textIn(record.money).replace("-", ""), textIn(record.money_type));
  const request = (passes: boolean): ActionRequest => {
    const label = translate(passes ? "personal.pass" : "personal.refuse");
    const audit_state = passes ? stage.passed : stage.failed;
    return {
      label,
      question: translate(passes ? "personal.passAsk" : "personal.refuseAsk", { amount: name }),
      consequence: translate(passes ? `personal.passed${stage.passed}` : "personal.refuseText"),
      about: record,
      facts: FACTS,
      names: [],
      count: 1,
      // After the second audit, the money is paid.
      danger: !passes || stage === STAGES.second,
      ask: passes ? null : <TextInput source={field("audit_remark")} required max={256} lines={2} />,
      success: () => translate(valueKey(auditState, audit_state)),
      run: (answers, progress) =>
        runEach(
          [record],
          () => name,
          () => provider.call(stage.call, { ...answers, flow_id: record.id, audit_state } satisfies Verdict),
          progress,
        ),
    };
  };
  return (
    <>
      <ActionButton label={translate("personal.pass")} icon="check" request={() => request(true)} />
      <ActionButton label={translate("personal.refuse")} icon="close" danger request={() => request(false)} />
    </>
  );
};
