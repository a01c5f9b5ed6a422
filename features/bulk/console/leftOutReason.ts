// Why an action does not fit a selected record, in the words with which the platform would refuse it.
import { refusalOf } from "../../../src/framework/resource/refusals";
import type { MayWrite } from "../../../src/framework/resource/writers";
import type { Row } from "../../../src/framework/resource/Row";
import type { SelectionAction } from "../../../src/framework/actions/Many";

type Translate = (key: string, options?: Record<string, unknown>) => string;

export const leftOutReason = (
  row: Row,
  { what, writer }: SelectionAction["restricted"],
  mayWrite: MayWrite,
  translate: Translate,
): string => {
  const refusal = refusalOf(row, what);
  if (refusal !== null) return translate(`errors.${refusal}`);
  return writer !== undefined && !mayWrite(writer, row) ? translate(`invalid.${writer}`) : translate("ui.bulk.unfit");
};
