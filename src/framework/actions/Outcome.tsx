import { Fragment } from "react";
import { ResourceScreen } from "../resource/resource";
import type { ResourceProps } from "../wire/contract";
import { ShownField } from "../value/ShownField";

interface OutcomeProps {
  /** Has names of fields in braces: "Refund of {price} requested." */
  readonly words: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly of: ResourceProps;
}

/** What has come of an action, with the values of its record. A notice is outside of the screen that it tells of. */
export const Outcome = ({ words, record, of }: OutcomeProps) => (
  <ResourceScreen resource={of}>
    {words.split(/\{(\w+)\}/).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
        <Fragment key={at}>
          <ShownField source={part} record={record} />
        </Fragment>
      ),
    )}
  </ResourceScreen>
);
