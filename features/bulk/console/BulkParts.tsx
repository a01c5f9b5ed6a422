// Parts of the dialog for several records: names with reasons, and the numbers of done, refused and waiting records.
import { useTranslate } from "ra-core";
import type { BulkOutcome, LeftOutRecord } from "./BulkRequest";

/** Records by name, each with its reason. */
export const ReasonList = ({ title, of }: { readonly title: string; readonly of: readonly LeftOutRecord[] }) => (
  <>
    <h3 className="ui-reasons-title">{title}</h3>
    <dl className="ui-reasons">
      {of.map(({ name, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two records may have the same name
        <div key={at}>
          <dt>{name}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  </>
);

interface ProgressProps {
  readonly whole: number;
  readonly outcome: BulkOutcome<unknown>;
  readonly isOver: boolean;
}

/** A bar of done and refused records, with the numbers below it. */
export const BulkProgressBar = ({ whole, outcome: { done, same, refused, unsent }, isOver }: ProgressProps) => {
  const translate = useTranslate();
  // Records that are being processed count as waiting.
  const ended = done + same + refused.length;
  const waiting = isOver ? unsent.length : whole - ended;
  const part = (count: number) => ({ width: `${(100 * count) / Math.max(1, whole)}%` });
  return (
    <div className="ui-bulk-progress">
      <p role="status">
        <strong>{ended}</strong> {translate("ui.bulk.of", { count: whole })}
      </p>
      <div
        className="ui-bulk-track"
        role="progressbar"
        aria-label={translate("ui.bulk.of", { count: whole })}
        aria-valuenow={ended}
        aria-valuemin={0}
        aria-valuemax={whole}
      >
        <i data-of="done" style={part(done)} />
        <i data-of="same" style={part(same)} />
        <i data-of="refused" style={part(refused.length)} />
      </div>
      <ul>
        <li data-of="done">{translate("ui.bulk.done", { count: done })}</li>
        {same > 0 && <li data-of="same">{translate("bulk.count.left", { count: same })}</li>}
        <li data-of="refused">{translate("ui.bulk.refused", { count: refused.length })}</li>
        {(waiting > 0 || !isOver) && (
          <li data-of="waiting">{translate(isOver ? "ui.bulk.unsent" : "ui.bulk.waiting", { count: waiting })}</li>
        )}
      </ul>
    </div>
  );
};
