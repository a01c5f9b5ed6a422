import { useTranslate } from "ra-core";
import type { ResourceProps } from "../wire/contract";
import { useResourceWords } from "../resource/words";
import { useRelatedView } from "./useRelatedView";

const Known = ({ of }: { readonly of: ResourceProps }) => {
  const translate = useTranslate();
  return useResourceWords(of) ? translate(`${of.name}.plural`, { _: of.name }) : "…";
};

/** The plural name of another resource, when its words are loaded. */
export const RelatedLabel = ({ resource }: { readonly resource: string }) => {
  const { props } = useRelatedView(resource);
  return props === null ? "…" : <Known of={props} />;
};
