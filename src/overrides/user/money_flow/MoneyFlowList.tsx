import { Bills } from "../../../console/wallet/Bills";

/** The flow stands under the wallet it belongs to. */
export const MoneyFlowList = () => <Bills />;
