import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslate } from "ra-core";
import { isValidElement, type ReactElement, type ReactNode, useId } from "react";
import { RelatedLabel } from "./RelatedLabel";
import { useTab } from "./useTab";

const DETAILS = "details";

const resourceOf = (element: ReactElement): string => {
  const of: unknown = isValidElement<{ readonly of?: unknown }>(element) ? element.props.of : null;
  const resource: unknown = typeof of === "object" && of !== null ? Reflect.get(of, "resource") : "";
  return String(resource);
};

interface ShowTabsProps {
  readonly related: readonly ReactElement[];
  readonly children: ReactNode;
}

/** The record in the first tab, its related lists in the others. Only the open tab is mounted and loaded. */
export const ShowTabs = ({ related, children }: ShowTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const names = related.map(resourceOf);
  const { tab, open } = useTab([DETAILS, ...names]);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next) => open(String(next))}
        aria-label={translate("shell.tabs")}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{
          px: 1,
          borderBottom: 1,
          borderColor: "divider",
          // No gap where there is nothing to scroll to.
          "& .MuiTabs-scrollButtons.Mui-disabled": { display: "none" },
        }}
      >
        <Tab value={DETAILS} id={`${id}-${DETAILS}`} aria-controls={`${id}-panel`} label={translate("show.details")} />
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={<RelatedLabel resource={name} />}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === DETAILS ? children : related[names.indexOf(tab)]}
      </Box>
    </>
  );
};
