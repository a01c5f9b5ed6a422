// The first script of a public page that knows nothing of its visitor.
import { applyLanguageAndColours } from "../applyLanguageAndColours";
import { show } from "./show";

applyLanguageAndColours();
show({});
