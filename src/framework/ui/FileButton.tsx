import MuiButton from "@mui/material/Button";
import { useId } from "react";

export interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFiles: (files: FileList | null) => void;
}

/** Opens the browser's choice of files. The box is what takes the focus; its label is what is seen. */
export const FileButton = ({ label, accept, onFiles }: FileButtonProps) => {
  const id = useId();
  return (
    <span className="ui-file">
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          onFiles(event.target.files);
          // The same file chosen again is a choice too.
          event.target.value = "";
        }}
      />
      <MuiButton component="label" htmlFor={id} role="none" tabIndex={-1} size="small" variant="contained">
        {label}
      </MuiButton>
    </span>
  );
};
