// What a deletion would do: what prevents it, what else is deleted, and for which records it is refused.
import { LinkBase, useTranslate } from "ra-core";
import type { DeletionCounts } from "../../../src/framework/actions/slots";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { useMayOpen } from "../../../src/framework/resource/useMayOpen";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import { type Facts, isObject, numberIn, rowsIn, textIn } from "../../../src/framework/wire/readAnswer";

/** The name of a resource. It links to a list of the counted records, if the account may open it. */
const KindLink = ({ of, label, filter }: { readonly of: string; readonly label: string; readonly filter: unknown }) => {
  const props = useResourceNamed(of);
  const mayOpen = useMayOpen();
  const path = props?.path ?? "";
  if (props === null || path === "" || !isObject(filter) || !props.views.list || !mayOpen(props, "list")) return label;
  return <LinkBase to={listAddress(path, filter)}>{label}</LinkBase>;
};

/** How many kinds of records are shown at first. */
const SHOWN = 6;

const Rows = ({ rows }: { readonly rows: readonly Facts[] }) => (
  <ul className="ui-counts">
    {rows.map(({ of, label, by, count, filter }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two fields may refer to it; the list never changes
      <li key={at}>
        <b>{numberIn(count).toLocaleString()}</b>
        <span>
          <KindLink of={textIn(of)} label={textIn(label)} filter={filter} /> <small>{textIn(by)}</small>
        </span>
      </li>
    ))}
  </ul>
);

const Counts = ({ title, rows }: { readonly title: string; readonly rows: readonly Facts[] }) => {
  const translate = useTranslate();
  const more = rows.slice(SHOWN);
  return (
    rows.length > 0 && (
      <>
        <h3 className="ui-reasons-title">{title}</h3>
        <Rows rows={rows.slice(0, SHOWN)} />
        {more.length > 0 && (
          <details>
            <summary>{translate("ui.action.more", { count: more.length })}</summary>
            <Rows rows={more} />
          </details>
        )}
      </>
    )
  );
};

/** Describes why a group of records cannot be deleted. */
const useReasons = (counted: Facts) => {
  const translate = useTranslate();
  return rowsIn(counted.kept).map(({ of, reason, elsewhere, keys }) => {
    const used = Array.isArray(of) && of.length > 0;
    const by = used ? translate("ui.delete.used_by", { of: of.map(textIn).join(translate("ui.comma")) }) : "";
    const unseen = elsewhere === true ? translate(used ? "ui.delete.and_unseen" : "ui.delete.unseen") : "";
    return { count: Array.isArray(keys) ? keys.length : 0, words: textIn(reason) || by + unseen };
  });
};

export const DeleteConsequences = ({ counted: facts, count }: DeletionCounts) => {
  const translate = useTranslate();
  const reasons = useReasons(facts);
  const [uses, along] = [rowsIn(facts.uses), rowsIn(facts.along)];
  const [tried, total] = [numberIn(facts.counted), numberIn(facts.total)];
  const kept = reasons.reduce((sum, one) => sum + one.count, 0);
  const isNothing = uses.length === 0 && along.length === 0 && kept === 0;
  return (
    <>
      {count > 1 && (
        <Counts
          title={translate("ui.delete.left", { count: kept })}
          rows={reasons.map(({ count: some, words }) => ({ label: words, count: some }))}
        />
      )}
      {count === 1 && reasons.map(({ words }) => uses.length === 0 && <p key={words}>{words}</p>)}
      <Counts title={translate("ui.delete.in_the_way")} rows={uses} />
      {count === 1 && uses.length > 0 && facts.elsewhere === true && <p>{translate("ui.delete.unseen_too")}</p>}
      <Counts title={translate("ui.delete.along")} rows={along.filter(({ fate }) => fate === "erase")} />
      <Counts title={translate("ui.delete.unlink")} rows={along.filter(({ fate }) => fate === "unlink")} />
      {isNothing && <p>{translate(count === 1 ? "ui.delete.nothing" : "ui.delete.nothing_many")}</p>}
      {tried < total && <p>{translate("ui.delete.counted", { counted: tried, total: total.toLocaleString() })}</p>}
    </>
  );
};
