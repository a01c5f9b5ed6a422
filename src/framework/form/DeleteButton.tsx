import Box from "@mui/material/Box";
import { useNavigate } from "ra-core";
import { DeleteAction } from "../actions/DeleteAction";
import { useResourcePath } from "../resource/resource";

interface DeleteButtonProps {
  /** Called before the page is left, so that no dialog asks about unsaved changes of a deleted record. */
  readonly onDeleted?: () => void;
}

/** Deletes the record of a page and goes to the list. On a phone, the button has no label. */
export const DeleteButton = ({ onDeleted }: DeleteButtonProps) => {
  const navigate = useNavigate();
  const paths = useResourcePath();
  return (
    <Box
      sx={{
        ml: "auto",
        "&:empty": { display: "none" },
        "& .MuiButton-root": { fontSize: { xs: 0, sm: 14 }, minWidth: 40 },
      }}
    >
      <DeleteAction
        onDeleted={() => {
          onDeleted?.();
          navigate(paths.list);
        }}
      />
    </Box>
  );
};
