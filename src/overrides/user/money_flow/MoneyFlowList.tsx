import { Bills } from "../../../console/wallet/Bills";

/** The list of a wallet's movements is part of the wallet's page. */
export const MoneyFlowList = () => <Bills />;
