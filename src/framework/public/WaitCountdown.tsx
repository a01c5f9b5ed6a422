// Counts the seconds after wrong passwords. Loaded with the code that sends a form; use LazyWaitCountdown elsewhere.
import { useEffect, useEffectEvent } from "react";
import en from "../../../locales/en/framework/public.waiting.json";
import simplified from "../../../locales/zh-CN/framework/public.waiting.json";
import traditional from "../../../locales/zh-TW/framework/public.waiting.json";
import * as language from "../wire/language";
import { useSecondsLeft } from "./useSecondsLeft";
import { wordsOf } from "./words";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

export interface WaitingProps {
  /** The number of seconds that the platform answered. */
  readonly seconds: number;
  /** The refusal. The count starts again for each refusal. */
  readonly cause: unknown;
  /** Called when the time is over. */
  readonly onOver: () => void;
}

/** The screen counts the seconds down. A screen reader says the number once, and says when the wait is over. */
export const WaitCountdown = ({ seconds, cause, onOver }: WaitingProps) => {
  const left = useSecondsLeft(seconds, cause);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);
  const say = words(language.get());
  const sentence = (count: number) => say(count === 1 ? "wait_one" : "wait_other", { count });
  if (left === 0) return say("wait_over");
  return (
    <>
      <span aria-hidden="true">{sentence(left)}</span>
      <span className="sr">{sentence(seconds)}</span>
    </>
  );
};
