import { useResourceContext, useTranslate } from "ra-core";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { RecordMessage } from "../actions/RecordMessage";
import { PageHead } from "../form/PageHead";
import { useAnchor } from "../resource/anchors";
import { usePresent } from "../resource/missing";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { CopyButton } from "../value/CopyButton";
import { FieldLayoutProvider } from "../value/FieldLayout";
import type { HeadParts } from "../value/Glance";
import "./show.css";
import { isUnset } from "./unset";

interface RecordHeadProps extends HeadParts {
  readonly name: string;
  readonly record: unknown;
  /** The level of the heading. Default: h1. */
  readonly level?: "h1" | "h2";
  readonly children?: ReactNode;
}

/** A value whose label is only for screen readers. */
const Bare = ({ children }: { readonly children: ReactElement<{ readonly source: string }> }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { source } = children.props;
  const anchor = useAnchor("field", source);
  return (
    <span {...(anchor && { id: anchor })} className="ui-head-state">
      <span className="ui-unseen">{translate(`${resource}.fields.${source}`, { _: source })}</span>
      <FieldLayoutProvider value="cell">{children}</FieldLayoutProvider>
    </span>
  );
};

/** The head of a record: its picture, name and state, its buttons, and its main facts. */
export const RecordHead = ({ name, record, level, picture, state, facts = [], children }: RecordHeadProps) => {
  const props = useResourceProps();
  const { title = "", key = "" } = props ?? {};
  const words = useTranslate()(`${props?.name}.heading`, { _: "" });
  const anchor = useAnchor("field", title);
  const beside = usePresent([picture, state].filter((part) => part !== undefined && !isUnset(part, record)));
  const shown = usePresent(facts.filter((fact) => !isUnset(fact, record)));
  const parts = Array.isArray(beside) ? beside.filter((part) => isValidElement<{ readonly source: string }>(part)) : [];
  const of = (wanted: typeof state) => parts.find(({ props }) => props.source === wanted?.props.source);
  const [photo, chip] = [of(picture), of(state)];
  const isCode = title === key && textAt(record, key, "") === name;
  return (
    <>
      <PageHead
        title={props && words !== "" ? <RecordMessage words={words} record={Object(record)} of={props} /> : name}
        level={level}
        id={anchor}
        before={photo && <Bare>{photo}</Bare>}
        beside={
          <>
            {isCode && <CopyButton text={name} />}
            {chip && <Bare>{chip}</Bare>}
          </>
        }
      >
        {children}
      </PageHead>
      {Array.isArray(shown) && shown.length > 0 && <dl className="ui-head-facts">{shown}</dl>}
    </>
  );
};
