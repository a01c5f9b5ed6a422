import { TextInput } from "react-admin";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { boxProps } from "./boxProps";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useField } from "./useField";
import { useTidy } from "./useTidy";

// The description and the next runs need two libraries. The form works before they are loaded.
const CronWords = lazy(() => import("./CronWords"));

/** Space is reserved from the first character on, so that the Save button does not move away from the pointer. */
const ROOM = { display: "block", minHeight: "4lh" } as const;

export const CronInput = (props: InputProps) => {
  const field = useField(props);
  const value = textIn(useWatch({ name: field.name }));
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
