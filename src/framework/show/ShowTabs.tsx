import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslate } from "ra-core";
import Skeleton from "@mui/material/Skeleton";
import { lazy, type ReactElement, type ReactNode, Suspense, useId } from "react";
import { RelatedLabel } from "./RelatedLabel";
import type { RelatedListProps } from "./RelatedList";
import { useTab } from "./useTab";

const DETAILS = "details";
const HISTORY = "history";

const HistoryTab = lazy(() => import("../history/HistoryTab"));

type Related = ReactElement<RelatedListProps>;

const resourceOf = ({ props }: Related): string => props.of.resource;

interface ShowTabsProps {
  readonly related: readonly Related[];
  /** Whether the last tab tells what happened to the record. */
  readonly history: boolean;
  readonly children: ReactNode;
}

/** The record in the first tab, its related lists in the others, its history in the last. Only the open tab is mounted and loaded. */
export const ShowTabs = ({ related, history, children }: ShowTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const names = related.map(resourceOf);
  const { tab, open } = useTab([DETAILS, ...names, ...(history ? [HISTORY] : [])]);
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
        {related.map(({ props: { of, target, source } }) => (
          <Tab
            key={of.resource}
            value={of.resource}
            id={`${id}-${of.resource}`}
            aria-controls={`${id}-panel`}
            label={<RelatedLabel resource={of.resource} target={target} source={source} />}
          />
        ))}
        {history && (
          <Tab
            value={HISTORY}
            id={`${id}-${HISTORY}`}
            aria-controls={`${id}-panel`}
            label={translate("show.history")}
          />
        )}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === DETAILS ? (
          children
        ) : history && tab === HISTORY ? (
          <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}>
            <HistoryTab />
          </Suspense>
        ) : (
          related[names.indexOf(tab)]
        )}
      </Box>
    </>
  );
};
