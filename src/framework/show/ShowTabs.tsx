import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslate } from "ra-core";
import Skeleton from "@mui/material/Skeleton";
import { type ReactElement, type ReactNode, Suspense, useId } from "react";
import { RelatedLabel } from "./RelatedLabel";
import type { RelatedListProps } from "./RelatedList";
import type { RecordTab } from "./slots";
import { useTab } from "./useTab";

const DETAILS = "details";

type Related = ReactElement<RelatedListProps>;

const resourceOf = ({ props }: Related): string => props.of.resource;

interface ShowTabsProps {
  readonly related: readonly Related[];
  /** Tabs of features. */
  readonly added?: readonly RecordTab[];
  readonly children: ReactNode;
}

/** The record in the first tab, then its related lists, then the tabs of features. Only the open tab is mounted and loaded. */
export const ShowTabs = ({ related, added = [], children }: ShowTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const names = related.map(resourceOf);
  const { tab, open } = useTab([DETAILS, ...names, ...added.map(({ name }) => name)]);
  const own = added.find(({ name }) => name === tab);
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
          // No gap if there is nothing to scroll to.
          "& .MuiTabs-scrollButtons.Mui-disabled": { display: "none" },
        }}
      >
        <Tab value={DETAILS} id={`${id}-${DETAILS}`} aria-controls={`${id}-panel`} label={translate("show.details")} />
        {related.map(({ props: { of, target, source } }) => (
          <Tab
            key={of.resource}
            value={of.resource}
            id={`${id}-${of.resource}`}
            aria-controls={`${id}-panel`}
            label={<RelatedLabel resource={of.resource} target={target} source={source} />}
          />
        ))}
        {added.map(({ name, label }) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={translate(label)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === DETAILS ? (
          children
        ) : own ? (
          <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}>
            <own.Panel />
          </Suspense>
        ) : (
          related[names.indexOf(tab)]
        )}
      </Box>
    </>
  );
};
