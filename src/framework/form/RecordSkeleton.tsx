import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { inputGrid } from "./inputGrid";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** The placeholder of a record that is being loaded. */
export const RecordSkeleton = () => (
  <Box aria-busy="true">
    <Skeleton width={240} height={40} sx={{ mb: 2 }} />
    <Paper variant="outlined" sx={{ ...inputGrid, p: 3, borderRadius: 3 }}>
      {PLACES.map((place) => (
        <Skeleton key={place} variant="rounded" height={40} />
      ))}
    </Paper>
  </Box>
);
