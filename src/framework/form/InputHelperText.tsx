import FormHelperText, { type FormHelperTextProps } from "@mui/material/FormHelperText";
import { isValidElement, type ReactElement, type ReactNode } from "react";

interface FieldNoteProps {
  readonly note: ReactNode;
  /** The former value of a changed input, with the button Undo. */
  readonly was: ReactNode;
}

/** Drawn below an input while its value is valid. */
export const FieldNote = ({ note, was }: FieldNoteProps) => (
  <>
    {note && <span>{note}</span>}
    {was}
  </>
);

interface HelperProps {
  readonly error?: unknown;
  readonly helperText?: ReactNode;
}

const isNote = (node: ReactNode): node is ReactElement<FieldNoteProps> =>
  isValidElement(node) && node.type === FieldNote;

/** react-admin draws an error in place of what is below an input. The former value and its Undo button must stay. */
export const InputHelperText = ({ children, ...props }: FormHelperTextProps) => {
  const { error, helperText } = isValidElement<HelperProps>(children) ? children.props : {};
  return (
    <FormHelperText {...props}>
      {children}
      {Boolean(error) && isNote(helperText) && helperText.props.was}
    </FormHelperText>
  );
};
