import { useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { openSearch } from "./openSearch";

/** A button for addresses without a page: opens the search. */
export const SearchWay = () => <Button onClick={openSearch}>{useTranslate()("ra.action.search")}</Button>;
