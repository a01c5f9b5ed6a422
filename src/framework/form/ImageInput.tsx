import { ImageValue } from "../value/ImageValue";
import { UploadBox } from "./UploadBox";
import { type InputProps, useFormField } from "./useFormField";

/** A picture, uploaded in two steps, dropped, or named by its address. The value is the address. */
export const ImageInput = (props: InputProps) => {
  const field = useFormField(props);
  return (
    <UploadBox field={field} accept="image/*" preview={(url) => <ImageValue value={url} large alt={field.label} />} />
  );
};
