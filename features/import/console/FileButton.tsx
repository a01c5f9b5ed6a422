import MuiButton from "@mui/material/Button";

export interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFiles: (files: FileList | null) => void;
}

/** A button that opens the browser's file dialog. An invisible file input covers it, and gets clicks and the focus. */
export const FileButton = ({ label, accept, onFiles }: FileButtonProps) => (
  <span className="ui-file">
    <input
      type="file"
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        onFiles(event.target.files);
        // Without this, choosing the same file again would cause no event.
        event.target.value = "";
      }}
    />
    <MuiButton component="span" aria-hidden tabIndex={-1} size="small" variant="contained">
      {label}
    </MuiButton>
  </span>
);
