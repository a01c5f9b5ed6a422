import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useId } from "react";
import type { Condition } from "../schema/facts";
import { Pairs } from "../value/Pairs";
import { When } from "./When";

export interface ShowGroupProps {
  /** The title is the translation of `<resource>.groups.<name>`. Without one, the group has no title. */
  readonly name?: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

const TitledGroup = ({ name = "", children }: ShowGroupProps) => {
  const translate = useTranslate();
  const key = `${useResourceContext() ?? ""}.groups.${name}`;
  const text = name === "" ? "" : translate(key, { _: "" });
  const title = text === key ? "" : text;
  const id = useId();
  return (
    <Box
      component="section"
      {...(title && { "aria-labelledby": id })}
      sx={{ p: { xs: 2, sm: 3 }, "& + section": { borderTop: 1, borderColor: "divider" } }}
    >
      {title && (
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 2 }}>
          {title}
        </Typography>
      )}
      <Pairs>{children}</Pairs>
    </Box>
  );
};

export const ShowGroup = ({ when, ...props }: ShowGroupProps) =>
  when === undefined ? (
    <TitledGroup {...props} />
  ) : (
    <When is={when}>
      <TitledGroup {...props} />
    </When>
  );
