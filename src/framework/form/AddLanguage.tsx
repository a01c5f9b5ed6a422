import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { Icon } from "../ui/icons";
import { languageName } from "../value/languageName";

interface AddLanguageProps {
  /** Languages that can still be added. */
  readonly languages: readonly string[];
  readonly disabled: boolean;
  readonly buttonRef: (element: HTMLElement | null) => void;
  readonly onAdd: (language: string) => void;
}

export const AddLanguage = ({ languages, disabled, buttonRef, onAdd }: AddLanguageProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        ref={buttonRef}
        size="small"
        startIcon={<Icon name="add" size={16} />}
        disabled={disabled || languages.length === 0}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate("form.addLanguage")}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            onClick={() => {
              setAnchor(null);
              onAdd(language);
            }}
          >
            {languageName(language, locale)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
