import { KindOfRecord } from "../resource/KindOfRecord";
import { isBlank } from "../resource/valueAt";
import { Blank } from "./Blank";

/** A kind of record, by its label. The value is the name of a resource. */
export const KindValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? <Blank /> : <KindOfRecord of={String(value)} />;
