// A box for a file, which people drop, choose, or give by its address. `preview` draws the chosen file.
import { useLabelled } from "../ui/useLabelled";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { type ReactNode, useRef, useState } from "react";
import { Icon } from "../ui/icons";
import { acceptsFile } from "./acceptsFile";
import { FieldFrame, noteIdOf } from "./FieldFrame";
import { textIn } from "../wire/readAnswer";
import type { FormField } from "./useFormField";
import { useStoragePlace, useUploading } from "./useUploading";

interface UploadBoxProps {
  readonly field: FormField;
  readonly accept: string;
  readonly preview: (url: string) => ReactNode;
}

export const UploadBox = ({ field, accept, preview }: UploadBoxProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { uploading, failed, setFailed, send, stop } = useUploading(field.change, useStoragePlace());
  const url = textIn(field.value);
  const take = (file: File | undefined) => {
    if (!file || field.disabled) return;
    if (acceptsFile(file, accept)) void send(file);
    else setFailed(translate("form.wrongFileKind", { name: file.name, accept }));
  };
  return (
    <FieldFrame field={field} wide={false} tall>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className="ui-upload"
        data-over={over || undefined}
        data-wrong={field.error !== "" || undefined}
      >
        {url !== "" && preview(url)}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="upload" size={18} />}
          disabled={field.disabled}
          onClick={() => picker.current?.click()}
        >
          {translate(url === "" ? "form.chooseFile" : "form.replaceFile")}
        </Button>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>{translate("form.orDrop")}</Box>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          aria-label={field.label}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Lets people choose the same file again after a failure.
            event.target.value = "";
          }}
        />
        <MuiTextField
          id={field.id}
          fullWidth
          value={url}
          disabled={field.disabled}
          error={field.error !== ""}
          inputRef={field.ref}
          placeholder={translate("form.orAddress")}
          onChange={(event) => field.change(event.target.value.trim())}
          onBlur={field.blur}
          slotProps={{
            htmlInput: {
              inputMode: "url",
              "aria-label": labelled(field.label, translate("form.address")),
              "aria-describedby": noteIdOf(field),
            },
          }}
        />
        {uploading && (
          <Box sx={{ flexBasis: "100%", display: "flex", alignItems: "center", gap: 1 }}>
            <LinearProgress
              variant="determinate"
              value={uploading.part * 100}
              aria-label={uploading.name}
              sx={{ flex: 1, borderRadius: 1 }}
            />
            <Button size="small" color="inherit" onClick={stop}>
              {translate("form.cancel")}
            </Button>
          </Box>
        )}
      </Box>
      <FormHelperText error role="alert">
        {failed}
      </FormHelperText>
    </FieldFrame>
  );
};
