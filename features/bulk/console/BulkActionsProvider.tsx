import { useListContext, useLocale, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { AllThatMatch } from "../../../src/framework/actions/ActionSelection";
import { DeletionEffects } from "../../../src/framework/actions/DeletionEffects";
import { BulkActionsContext } from "../../../src/framework/actions/Many";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { formatNumber } from "../../../src/framework/value/formats";
import { bulkDialogRequest } from "./bulkDialogRequest";
import { bulkWords } from "./bulkWords";
import { type ChosenMatches, useAllThatMatch } from "./useAllThatMatch";
import { useSelectionButton } from "./useSelectionButton";

interface AroundProps {
  readonly children: ReactNode;
}

const NOTHING = { rows: [], leftOut: [], ask: null, step: async () => undefined, after: () => undefined };

const deletionOf =
  ({ count, countDeletion, start }: ChosenMatches): AllThatMatch["deletion"] =>
  ({ label, follows }) => {
    const whole = { count, start: () => start({ call: "del", values: {}, name: label }) };
    const request = async () => {
      const consequences = <DeletionEffects counted={await countDeletion()} count={count} />;
      return bulkDialogRequest({ label, nameOf: () => "", danger: true, follows, whole, consequences, ...NOTHING });
    };
    return <ActionButton label={label} icon="delete" danger request={request} />;
  };

const WithMany = ({ children }: AroundProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { selectedIds } = useListContext();
  const { isOffered, all: chosen, choose } = useAllThatMatch();
  const buttonOf = useSelectionButton(chosen);
  const number = (value: number) => formatNumber(value, language);
  const all = chosen && {
    said: translate("bulk.all", { count: number(chosen.count) }),
    back: translate("bulk.page", { count: number(selectedIds.length) }),
    deletion: deletionOf(chosen),
  };
  return <BulkActionsContext value={{ isOffered, all, choose, buttonOf }}>{children}</BulkActionsContext>;
};

/** Wraps the bar of a selection, and gives its buttons a BulkActionsContext. */
export const BulkActionsProvider = ({ children }: AroundProps) => (
  <WithWords of={bulkWords}>
    <WithMany>{children}</WithMany>
  </WithWords>
);
