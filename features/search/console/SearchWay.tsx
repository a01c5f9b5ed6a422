import { useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { askForSearch } from "./searchRequest";

/** Opens the search where an address has no page. */
export const SearchWay = () => <Button onClick={askForSearch}>{useTranslate()("ra.action.search")}</Button>;
