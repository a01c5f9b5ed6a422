import { AuditChain } from "../../../personal/AuditChain";

/** How far a withdrawal is. */
export const MoneyFlowShowAbove = () => <AuditChain />;
