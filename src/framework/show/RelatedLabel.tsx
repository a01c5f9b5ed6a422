import { useTranslate } from "ra-core";
import type { ResourceProps } from "../wire/contract";
import { useResourceWords } from "../resource/words";
import { RelatedCount } from "./RelatedCount";
import type { RelatedListProps } from "./RelatedList";
import { useRelatedView } from "./useRelatedView";

type Related = Pick<RelatedListProps, "target" | "source">;

const Known = ({ of, ...related }: Related & { readonly of: ResourceProps }) => {
  const translate = useTranslate();
  if (!useResourceWords(of)) return "…";
  return (
    <span>
      {translate(`${of.name}.plural`, { _: of.name })} <RelatedCount of={of} {...related} />
    </span>
  );
};

/** The plural name of another resource, once its words are loaded, and the number of its records for this one. */
export const RelatedLabel = ({ resource, ...related }: Related & { readonly resource: string }) => {
  const { props } = useRelatedView(resource);
  return props === null ? "…" : <Known of={props} {...related} />;
};
