import MuiButton from "@mui/material/Button";

export interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFiles: (files: FileList | null) => void;
}

/** Opens the browser's choice of files. The box, which cannot be seen, lies over the button: it is pressed and takes the focus. */
export const FileButton = ({ label, accept, onFiles }: FileButtonProps) => (
  <span className="ui-file">
    <input
      type="file"
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        onFiles(event.target.files);
        // The same file chosen again is a choice too.
        event.target.value = "";
      }}
    />
    <MuiButton component="span" aria-hidden tabIndex={-1} size="small" variant="contained">
      {label}
    </MuiButton>
  </span>
);
