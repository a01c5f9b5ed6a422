import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Icon } from "../ui/icons";
import { inputGrid } from "./inputGrid";
import { NestedRecord } from "./NestedRecord";
import { textIn } from "../wire/readAnswer";

interface ListRowProps {
  readonly name: string;
  readonly path: string;
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
  readonly children: ReactNode;
}

export const ListRow = ({ name, path, index, count, title, disabled, onRemove, onMove, children }: ListRowProps) => {
  const translate = useTranslate();
  const named: unknown = useWatch({ name: `${name}.${title}`, disabled: title === "" });
  const label = `${index + 1}${textIn(named) === "" ? "" : `  ${textIn(named)}`}`;
  const tool = (words: string, icon: string, act: () => void, off = false) => (
    <IconButton
      size="small"
      disabled={off}
      onClick={act}
      aria-label={`${translate(words)} ${label}`}
      title={translate(words)}
    >
      <Icon name={icon} size={18} />
    </IconButton>
  );
  return (
    <Paper variant="outlined" role="group" aria-label={label} sx={{ p: 2, borderRadius: 2, bgcolor: "action.hover" }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 1.5 }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600, whiteSpace: "pre-wrap" }}>
          {label}
        </Typography>
        {!disabled && (
          <>
            {tool("form.moveUp", "arrow_up", () => onMove(index - 1), index === 0)}
            {tool("form.moveDown", "arrow_down", () => onMove(index + 1), index === count - 1)}
            {tool("form.removeRow", "delete", onRemove)}
          </>
        )}
      </Box>
      <Box sx={inputGrid}>
        <NestedRecord name={name} path={path}>
          {children}
        </NestedRecord>
      </Box>
    </Paper>
  );
};
