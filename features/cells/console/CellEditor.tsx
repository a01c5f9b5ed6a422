import Popover from "@mui/material/Popover";
import { useNavigate, useTranslate } from "ra-core";
import { Suspense, useMemo } from "react";
import { formWords } from "../../../src/framework/resource/formWords";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { useResourcePath, useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import type { WantedInput } from "../../../src/framework/resource/wantedInput";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { viewOf } from "../../../src/framework/value/showViewOf";
import { CellForm } from "./CellForm";

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
          "aria-label": translate("cells.edit", { label }),
          className: "ui-cell-editor",
          style: { minWidth: Math.max(320, anchor.clientWidth) },
        },
      }}
    >
      <Suspense fallback={<div className="ui-cell-waiting" />}>
        <WithWords of={formWords}>
          <CellForm wanted={wanted}>
            <View />
          </CellForm>
        </WithWords>
      </Suspense>
    </Popover>
  );
};
