import { useLocale } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { FIRST_LANGUAGE } from "../wire/contract";
import { languageFrom } from "../wire/languageRule";
import { IconButton } from "./IconButton";
import type { PickerProps } from "./Picker";

const Picker = lazy(() => import("./Picker"));

interface PickerButtonProps extends PickerProps {
  readonly disabled?: boolean;
}

/** A button that opens a calendar or clock, next to a box in which the same value can be typed. */
export const PickerButton = ({ disabled = false, ...picker }: PickerButtonProps) => {
  const language = languageFrom(useLocale()) ?? FIRST_LANGUAGE;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        icon={picker.kind === "time" ? "clock" : "calendar"}
        label={picker.label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense>
          <Picker {...picker} language={language} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
