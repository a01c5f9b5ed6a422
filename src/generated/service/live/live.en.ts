// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "live.name": "Live playback",
  "live.plural": "Live playback",
  "live.fields.uid": "Device UID",
  "live.fields.channel": "Channel",
  "live.fields.quality": "Quality",
  "live.fields.gmt_begin": "From",
  "live.fields.gmt_end": "To",
  "enums.stream_quality.1": "High definition",
  "enums.stream_quality.2": "Smooth",
} satisfies WordTable;
