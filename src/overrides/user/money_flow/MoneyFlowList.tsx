import { BillsPage } from "../../../console/wallet/BillsPage";

/** The movements of a wallet are listed on the wallet's page. */
export const MoneyFlowList = () => <BillsPage />;
