import { UrlValue } from "../value/UrlValue";
import { UploadBox } from "./UploadBox";
import { type InputProps, useFormField } from "./useFormField";

export interface FileInputProps extends InputProps {
  /** Like the `accept` attribute of HTML: ".bin,.zip" or "image/*". */
  readonly accept?: string;
}

/** A file, uploaded in two steps, dropped, or named by its address. The value is the address. */
export const FileInput = ({ accept = "", ...props }: FileInputProps) => {
  const field = useFormField(props);
  return <UploadBox field={field} accept={accept} preview={(url) => <UrlValue value={url} />} />;
};
