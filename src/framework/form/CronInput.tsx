import { TextInput } from "react-admin";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { boxProps } from "./boxProps";
import { textOf } from "./textOf";
import { type InputProps, useField } from "./useField";
import { useTidy } from "./useTidy";

// The words and the next runs need two libraries; a form is usable before they are there.
const CronWords = lazy(() => import("./CronWords"));

/** Room for them is kept from the first character on, so that Save does not move away under the pointer. */
const ROOM = { display: "block", minHeight: "4lh" } as const;

export const CronInput = (props: InputProps) => {
  const field = useField(props);
  const value = textOf(useWatch({ name: field.name }));
  const tidy = useTidy(field, (text) => text.trim().replace(/\s+/g, " "));
  const note = value.trim() !== "" && (
    <span style={ROOM}>
      <Suspense fallback={field.help || " "}>
        <CronWords expression={value} />
      </Suspense>
    </span>
  );
  const html = { spellCheck: "false", placeholder: "0 3 * * *" };
  return <TextInput {...boxProps(field, { note, html, mono: true })} onBlur={tidy} />;
};
