import { lazy, Suspense } from "react";
import { BoxInput } from "./BoxInput";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

// The words and the next runs need two libraries; a form is usable before they are there.
const CronWords = lazy(() => import("./CronWords"));

/** Room for them is kept from the first character on, so that Save does not move away under the pointer. */
const ROOM = { display: "block", minHeight: "4lh" } as const;

export const CronInput = (props: InputProps) => {
  const field = useFormField(props);
  const value = textOf(field.value);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      onLeave={() => field.change(value.trim().replace(/\s+/g, " "))}
      html={{ autoComplete: "off", spellCheck: "false", placeholder: "0 3 * * *" }}
      box={{ className: "mono" }}
      note={
        value.trim() === "" ? undefined : (
          <span style={ROOM}>
            <Suspense fallback={field.help || " "}>
              <CronWords expression={value} />
            </Suspense>
          </span>
        )
      }
    />
  );
};
