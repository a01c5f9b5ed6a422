import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import { useSyncExternalStore } from "react";
import { LoadingLines } from "../ui/LoadingLines";
import { keySearch } from "../wire/keySearch";
import { inputGrid } from "./inputGrid";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Says which page of the list is being searched for the record. Some platforms cannot find a record by its key. */
const SeekingNote = () => {
  const translate = useTranslate();
  const now = useSyncExternalStore(keySearch.subscribe, keySearch.now);
  return now === null ? null : (
    <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
      {translate("form.seeking", { page: now.page, pages: now.pages })}
    </Typography>
  );
};

/** The placeholder of a record that is being loaded: of its form, or of its page with facts and groups. */
export const RecordSkeleton = ({ isShown = false }: { readonly isShown?: boolean }) => (
  <Box aria-busy="true">
    <SeekingNote />
    <Skeleton width={240} height={40} sx={{ mb: 2 }} />
    {isShown && (
      <div className="ui-head-facts">
        {PLACES.slice(1).map((place) => (
          <div key={place}>
            <Skeleton width={64} height={20} />
            <Skeleton width="60%" height={24} />
          </div>
        ))}
      </div>
    )}
    <Paper variant="outlined" sx={{ ...(isShown ? {} : inputGrid), px: 3, py: 2, borderRadius: 3 }}>
      {PLACES.map((place) => (
        <div key={place} className="ui-shadow-field">
          <Skeleton width={96} height={20} />
          {isShown ? <LoadingLines count={1} /> : <Skeleton variant="rounded" height={36} />}
        </div>
      ))}
    </Paper>
  </Box>
);
