import { useTranslate } from "ra-core";
import { useCallback } from "react";
import { readFailure } from "./failure";
import { failureWords } from "./failureWords";
import { useFieldLabels } from "./label";
import { packMessage, translateMessage } from "./message";

/** Says why a call failed: the message or, if it only repeats the code, the problems of the fields. */
export const useReason = (): ((error: unknown) => string) => {
  const translate = useTranslate();
  const labels = useFieldLabels();
  return useCallback(
    (error) => {
      const { fields, status } = readFailure(error);
      const words = failureWords(error, translate);
      const named = Object.entries(fields);
      if (named.length === 0 || words !== translate(`errors.${status}`, { _: "" })) return words;
      return named
        .map(([name, message]) =>
          translate("form.refused", { field: labels(name), reason: translateMessage(packMessage(message), translate) }),
        )
        .join(" ");
    },
    [translate, labels],
  );
};
