import { settle } from "../../../framework/public/settle";
import { show } from "../../../framework/public/first/show";

settle();
show({});
