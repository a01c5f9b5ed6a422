import Box from "@mui/material/Box";
import { useRecordContext, useTranslate } from "ra-core";
import { AutocompleteArrayInput, AutocompleteInput } from "react-admin";
import { useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import type { Reference } from "../wire/contract";
import { useInLanguage } from "../resource/inLanguage";
import { keysWithSameTitle } from "../resource/keysWithSameTitle";
import { boxProps } from "./boxProps";
import type { Id } from "../resource/treeOf";
import { TYPING_PAUSE } from "../ui/typingPause";
import { useComposed } from "../ui/useComposing";
import { type InputProps, useField } from "./useField";
import { type Choice, useReferenceChoices } from "./useReferenceChoices";

interface ReferenceBoxProps extends InputProps {
  readonly of: Reference;
  readonly tree: boolean | undefined;
  readonly many: boolean;
  readonly pick: string | undefined;
  readonly free: string | undefined;
}

// Whether the value is a key. 0 means that there is no reference.
const isId = (value: unknown): value is Id =>
  (typeof value === "number" && value !== 0) || (typeof value === "string" && value !== "" && value !== "0");

const idsOf = (value: unknown): readonly Id[] => (Array.isArray(value) ? value : [value]).filter(isId);

const GrantsNothing = () => (
  <Box component="span" sx={{ color: "warning.main" }}>
    {useTranslate()("form.grantsNothing")}
  </Box>
);

const ChoiceText = () => {
  const choice = useRecordContext<Choice>();
  if (!choice) return null;
  const { title, way, grantsNothing } = choice;
  return (
    <Box sx={{ minWidth: 0 }}>
      {title}
      {(way || grantsNothing) && (
        <Box sx={{ typography: "caption", color: "text.secondary" }}>{grantsNothing ? <GrantsNothing /> : way}</Box>
      )}
    </Box>
  );
};

// The object must be the same at each render. Otherwise, react-admin would empty the box while people type.
const choiceText = <ChoiceText />;
const titleOf = ({ title }: Choice) => title;

const ReferenceBox = ({ of, tree = false, many, pick = "list", free, ...props }: ReferenceBoxProps) => {
  const field = useField(props);
  const { title } = useInLanguage(of);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const form = useFormContext();
  const ids = idsOf(useWatch({ name: field.name }));
  const own = idsOf(get(form.formState.defaultValues, field.name));
  const { composed, composing } = useComposed(typed);
  const asked = { of, tree, ids, own, open, typed: composed, pick, free };
  const { choices, chosen, isPending, isNaming } = useReferenceChoices(asked);
  const alike = keysWithSameTitle(many ? chosen : [], "title");
  const warned = chosen.some(({ grantsNothing }) => grantsNothing);
  const note = warned ? <GrantsNothing /> : !many && chosen[0]?.way;
  const { slots, slotProps: _, format: __, ...box } = boxProps(field, { note });
  const common = {
    ...box,
    // The box itself marks a required field. With `isRequired`, react-admin would override MUI's `slotProps`.
    isRequired: false,
    TextFieldProps: { slots, required: field.required },
    // The box is locked while names are loading: adding another record would drop a chosen record without a name.
    readOnly: field.disabled || isNaming,
    choices: [...choices, ...(isNaming ? [] : chosen.filter(({ id }) => choices.every((one) => one.id !== id)))],
    optionText: choiceText,
    // All results are shown, because the platform has already searched.
    matchSuggestion: () => true,
    setFilter: setTyped,
    debounce: TYPING_PAUSE,
    ...composing,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    openOnFocus: false,
    noOptionsText: isPending ? "form.loading" : "form.nothingFound",
    openText: "form.open",
    closeText: "form.close",
    clearText: "form.clear",
  };
  // The cache key has the language: react-admin caches names, and each language may have its own title field.
  return many ? (
    <AutocompleteArrayInput
      key={title}
      {...common}
      inputText={(choice: Choice) =>
        alike.has(String(choice.id)) ? [choice.title, choice.way].join(" · ") : choice.title
      }
      disableCloseOnSelect
      format={idsOf}
    />
  ) : (
    <AutocompleteInput
      key={title}
      {...common}
      inputText={titleOf}
      format={(value: unknown) => idsOf(value)[0] ?? ""}
      parse={(value: unknown) => (value === "" ? null : value)}
    />
  );
};

export default ReferenceBox;
