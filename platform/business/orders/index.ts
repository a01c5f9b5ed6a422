export { cancelOrder, cancelPayment } from "./cancel";
export { deliver } from "./deliver";
export { offeredGoods } from "./offered";
export { addOrder, payExistingOrder, quoteOrder } from "./payOrder";
export { refundOrder } from "./refundOrder";
export { namedBuyers } from "./namedBuyers";
export { namedSellers } from "./namedSellers";
export { refundRights } from "./refundRights";
