import { useMutation } from "@tanstack/react-query";
import { useNotify, useResourceContext, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { readFailure, translateFailure } from "../resource/failure";
import { revealValue, useMayReveal } from "../resource/personal";
import { IconButton } from "../ui/IconButton";
import { factsIn } from "../wire/readAnswer";

interface RevealableValueProps {
  readonly source: string;
  readonly label: string;
  readonly record: unknown;
  readonly mask: string;
  /** Draws the revealed value. */
  readonly children: (value: unknown) => ReactNode;
}

/** A masked value, with a button that shows it. The audit trail records who has seen it. */
export const RevealableValue = ({ source, label, record, mask, children }: RevealableValueProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const of = useResourceContext();
  const mayReveal = useMayReveal();
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => revealValue({ of, record: factsIn(record).id, field: source }),
    onError: (error) => notify(translateFailure(readFailure(error), translate), { type: "error" }),
  });
  const isShown = data !== undefined;
  return (
    <span className="ui-line">
      {isShown ? children(data) : mask}
      {mayReveal && (
        <IconButton
          icon={isShown ? "eye_off" : "eye"}
          label={translate(isShown ? "show.hide" : "show.reveal", { field: label })}
          disabled={isPending}
          onClick={() => (isShown ? reset() : mutate())}
        />
      )}
    </span>
  );
};
