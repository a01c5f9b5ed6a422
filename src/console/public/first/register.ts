import { settle, show } from "pilothouse/public/first";
import { keptDraft } from "../register/draft";

settle();
show({ kept: keptDraft() });
