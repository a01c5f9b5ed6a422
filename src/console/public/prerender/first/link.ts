import { settle } from "../../../../framework/public/settle";
import { show } from "./show";

settle();
show({});
