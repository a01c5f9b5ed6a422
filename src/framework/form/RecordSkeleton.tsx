import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import { useSyncExternalStore } from "react";
import { seeking } from "../wire/seeking";
import { inputGrid } from "./inputGrid";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Says which page of the list is being searched for the record. Some platforms cannot find a record by its key. */
const SeekingNote = () => {
  const translate = useTranslate();
  const now = useSyncExternalStore(seeking.subscribe, seeking.now);
  return now === null ? null : (
    <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
      {translate("form.seeking", { page: now.page, pages: now.pages })}
    </Typography>
  );
};

/** The placeholder of a record that is being loaded. */
export const RecordSkeleton = () => (
  <Box aria-busy="true">
    <SeekingNote />
    <Skeleton width={240} height={40} sx={{ mb: 2 }} />
    <Paper variant="outlined" sx={{ ...inputGrid, p: 3, borderRadius: 3 }}>
      {PLACES.map((place) => (
        <Skeleton key={place} variant="rounded" height={40} />
      ))}
    </Paper>
  </Box>
);
