import { keptDraft } from "../../public/register/draft";
import { settle } from "../../public/settle";
import { show } from "./show";

settle();
show({ kept: keptDraft() });
