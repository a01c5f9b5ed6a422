import { Bills } from "../../../personal/Bills";

/** The flow stands under the wallet it belongs to. */
export const MoneyFlowList = () => <Bills />;
