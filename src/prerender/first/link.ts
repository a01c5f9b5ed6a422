import { settle } from "../../public/settle";
import { show } from "./show";

settle();
show({});
