import { missingPageLinks, topBar } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { SearchInBar } from "./SearchInBar";
import { OpenSearchButton } from "./SearchWay";

export const search: ConsoleFeature = {
  name: "search",
  fills: [fill(topBar, SearchInBar), fill(missingPageLinks, OpenSearchButton)],
};
