import Skeleton from "@mui/material/Skeleton";
import { useLocale, useRecordContext, useTranslate } from "ra-core";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { RecordBelow } from "../../../src/framework/show/slots";
import { AddRelated } from "./AddRelated";
import { LoadingLines } from "../../../src/framework/ui/LoadingLines";
import { useScrollToTab } from "../../../src/framework/show/useScrollToTab";
import { RelatedPreview } from "./RelatedPreview";
import "./related.css";
import { type FoundRelatedList, useRelatedLists } from "./useRelatedLists";

interface NoneProps extends RecordBelow {
  readonly none: readonly FoundRelatedList[];
}

/** One sentence about all lists without rows. It names what people may add to them. */
const NoneRelated = ({ related, none }: NoneProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const record = useRecordContext();
  const place = useScrollToTab(none.map(({ of }) => of.name));
  const names = none.map(({ of: { name } }) =>
    translate("related.named", { name: translate(`${name}.plural`, { _: name }) }),
  );
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  return (
    <section ref={place} tabIndex={-1} className="ui-related-none" aria-label={translate("related.nothing")}>
      <span>{translate("related.none", { names: either.format(names) })}</span>
      {none.map(({ of, at }) => {
        const { target, source } = related[at] ?? { target: "", source: "" };
        return (
          <ResourceScreen key={`${of.name} ${target}`} resource={of}>
            <AddRelated parent={{ [target]: valueAt(record, source) }} named />
          </ResourceScreen>
        );
      })}
    </section>
  );
};

/**
 * The related lists below the fields of a record. They are short, and in pairs side by side on a wide screen. One
 * sentence is about the empty lists.
 */
export const RelatedLists = ({ related }: RecordBelow) => {
  const found = useRelatedLists(related);
  if (found === null)
    return (
      <div className="ui-related" aria-busy="true">
        {related.slice(0, 2).map(({ of, target }) => (
          <section key={`${of.resource} ${target}`} className="ui-record-part">
            <header>
              <Skeleton width={120} />
            </header>
            <LoadingLines count={3} height={44} />
          </section>
        ))}
      </div>
    );
  const none = found.filter(({ total }) => total === 0);
  return (
    <>
      <div className="ui-related">
        {found.map(({ at, total }) => {
          const list = related[at];
          if (list === undefined || total === 0) return null;
          return <RelatedPreview key={`${list.of.resource} ${list.target}`} {...list} total={total} />;
        })}
      </div>
      {none.length > 0 && <NoneRelated {...{ related, none }} />}
    </>
  );
};
