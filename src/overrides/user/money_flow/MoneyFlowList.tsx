import { Bills } from "../../../console/wallet/Bills";

/** The movements of a wallet are listed on the wallet's page. */
export const MoneyFlowList = () => <Bills />;
