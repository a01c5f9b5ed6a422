import { applyLanguageAndColours, show } from "pilothouse/public/first";
import { keptDraft } from "../register/draft";

applyLanguageAndColours();
show({ kept: keptDraft() });
