import FormControl, { type FormControlProps } from "@mui/material/FormControl";

/** The root of react-admin's text boxes, without `InputProps` of MUI 5, which MUI 9 would write into the page as an attribute. */
export const InputRoot = ({ InputProps: _, ...props }: FormControlProps & { readonly InputProps?: unknown }) => (
  <FormControl {...props} />
);
