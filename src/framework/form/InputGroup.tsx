import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useId } from "react";
import type { Condition } from "../schema/facts";
import { inputGrid } from "./inputGrid";
import { When } from "./When";

export interface InputGroupProps {
  /** The title is the translation of `<resource>.groups.<name>`. Without one, the group has no title. */
  readonly name: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

const TitledGroup = ({ name, children }: InputGroupProps) => {
  const translate = useTranslate();
  const key = `${useResourceContext() ?? ""}.groups.${name}`;
  const text = translate(key, { _: "" });
  const title = text === key ? "" : text;
  const id = useId();
  return (
    <Box
      component="section"
      {...(title && { "aria-labelledby": id })}
      sx={{ gridColumn: "1 / -1", "& + section": { borderTop: 1, borderColor: "divider", pt: 3, mt: 1 } }}
    >
      {title && (
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 2 }}>
          {title}
        </Typography>
      )}
      <Box sx={inputGrid}>{children}</Box>
    </Box>
  );
};

export const InputGroup = ({ when, ...props }: InputGroupProps) =>
  when === undefined ? (
    <TitledGroup {...props} />
  ) : (
    <When is={when}>
      <TitledGroup {...props} />
    </When>
  );
