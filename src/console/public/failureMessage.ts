import { isRefusedWord, type FindWord, refusedWords } from "pilothouse/public";
import { factsIn, type Language, WireFailure } from "pilothouse/wire";
import { networkFailure } from "./failureText";

/**
 * The message of a failed call: the page's own message for the context or the code, if it has one, or a general
 * message.
 */
export const failureMessage = (error: unknown, language: Language, own: FindWord): string => {
  const t = refusedWords(language);
  if (!(error instanceof WireFailure)) return t("failed.500");
  if (error.reason === "network" || error.reason === "timeout") return networkFailure(language);
  const { code, data } = error;
  const { what } = factsIn(factsIn(data).values);
  if (error.reason === "notUnderstood" && typeof what === "string") return t("failed.understood", { what });
  if (error.reason !== "answer") return t("failed.500");
  const general = `failed.${code}`;
  const context: unknown = typeof data === "object" && data !== null && "context" in data ? data.context : "";
  const { values } = factsIn(data);
  const facts = factsIn(values);
  const { minutes: count } = facts;
  const counted =
    typeof count === "number"
      ? own(`failed.${code}.${String(context)}_${count === 1 ? "one" : "other"}`, { count })
      : null;
  return (
    counted ??
    own(`failed.${code}.${String(context)}`) ??
    own(`failed.${code}`) ??
    (isRefusedWord(general) ? t(general) : t("failed.call", { code }))
  );
};
