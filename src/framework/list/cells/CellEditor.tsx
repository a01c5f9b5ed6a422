import Popover from "@mui/material/Popover";
import { useNavigate, useTranslate } from "ra-core";
import { Suspense, useMemo } from "react";
import { formWords } from "../../resource/formWords";
import { useFieldLabels } from "../../resource/label";
import { useResourcePath, useResourceProps } from "../../resource/resource";
import type { Row } from "../../resource/Row";
import { type WantedInput, WantedInputProvider } from "../../resource/wantedInput";
import { WithWords } from "../../resource/WithWords";
import { viewOf } from "../../value/showViewOf";

interface CellEditorProps {
  readonly row: Row;
  readonly source: string;
  readonly anchor: HTMLElement;
  readonly onDone: WantedInput["onDone"];
  readonly onClose: () => void;
}

/** The input of one field, drawn over its cell. It is the input of the record's edit page. */
export const CellEditor = ({ row, source, anchor, onDone, onClose }: CellEditorProps) => {
  const translate = useTranslate();
  const label = useFieldLabels()(source);
  const navigate = useNavigate();
  const paths = useResourcePath();
  const View = viewOf(useResourceProps(), "edit");
  const wanted = useMemo(
    () => ({ source, record: row, onDone, onCancel: onClose, onMissing: () => navigate(paths.edit(row.id)) }),
    [source, row, onDone, onClose, navigate, paths],
  );
  if (View === null) return null;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": translate("ui.cell.edit", { label }),
          className: "ui-cell-editor",
          style: { minWidth: Math.max(320, anchor.clientWidth) },
        },
      }}
    >
      <Suspense fallback={<div className="ui-cell-waiting" />}>
        <WithWords of={formWords}>
          <WantedInputProvider value={wanted}>
            <View />
          </WantedInputProvider>
        </WithWords>
      </Suspense>
    </Popover>
  );
};
