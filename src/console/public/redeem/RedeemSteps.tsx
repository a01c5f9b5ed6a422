import type { Language } from "pilothouse/wire";
import { words } from "../visitor/words";

const STEPS = ["redeem.step_code", "redeem.step_device", "redeem.step_done"] as const;

interface StepsProps {
  readonly language: Language;
  /** The index of the current step. */
  readonly step: number;
}

export const RedeemSteps = ({ language, step }: StepsProps) => (
  <ol className="steps">
    {STEPS.map((name, index) => (
      <li key={name} aria-current={index === step ? "step" : undefined}>
        {words(language)(name)}
      </li>
    ))}
  </ol>
);
