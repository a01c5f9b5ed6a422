import { useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { askForSearch } from "./searchRequest";

/** A button for addresses without a page: opens the search. */
export const SearchWay = () => <Button onClick={askForSearch}>{useTranslate()("ra.action.search")}</Button>;
