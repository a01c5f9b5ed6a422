import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useAnchor } from "../resource/anchors";
import { useFieldLabels, useOptionalText } from "../resource/label";

interface TitledSectionProps {
  readonly name: string;
  /** The names of the fields below. A title is left out above a field of the same name. */
  readonly sources?: readonly string[];
  readonly sx?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A group of fields. Its title is the message `<resource>.groups.<name>`, if there is such a message. */
export const TitledSection = ({ name, sources = [], sx = {}, children }: TitledSectionProps) => {
  const labelOf = useFieldLabels();
  const said = useOptionalText("groups", name);
  const title = sources.some((source) => labelOf(source) === said) ? "" : said;
  const id = useId();
  const anchor = useAnchor("section", name);
  return (
    <Box component="section" {...(anchor && { id: anchor })} {...(title && { "aria-labelledby": id })} sx={sx}>
      {title && (
        <Typography id={id} component="h2" sx={{ fontSize: 15, fontWeight: 600, mb: 2 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
};
