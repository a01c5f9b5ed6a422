export { cancelOrder, cancelPayment } from "./cancel";
export { deliver } from "./deliver";
export { listOfferedGoods } from "./offered";
export { addOrder, payExistingOrder, quoteOrder } from "./payOrder";
export { refundOrder } from "./refundOrder";
export { fillInBuyers } from "./fillInBuyers";
export { fillInSellers } from "./fillInSellers";
export { grantRefundRights } from "./grantRefundRights";
