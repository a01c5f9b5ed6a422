import { useTranslate } from "ra-core";
import type { ResourceProps } from "../wire/contract";
import { useResourceNamed } from "./useResourceNamed";
import { useResourceWords } from "./words";

const Known = ({ of }: { readonly of: ResourceProps }) => {
  const translate = useTranslate();
  return useResourceWords(of) ? translate(`${of.name}.name`, { _: of.name }) : "…";
};

/** The name of a resource in the reader's language. An unknown name is shown unchanged. */
export const KindOfRecord = ({ of }: { readonly of: string }) => {
  const props = useResourceNamed(of);
  return props === null ? of : <Known of={props} />;
};
