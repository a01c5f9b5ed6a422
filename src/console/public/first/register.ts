import { applyLanguageAndColours, showSeen } from "pilothouse/public/first";
import { keptDraft } from "../register/draft";

applyLanguageAndColours();
showSeen({ kept: keptDraft() });
