import { useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { openSearch } from "./openSearch";

/** A button for addresses without a page: opens the search. */
export const OpenSearchButton = () => <Button onClick={openSearch}>{useTranslate()("ra.action.search")}</Button>;
