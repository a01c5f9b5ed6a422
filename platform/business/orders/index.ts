export { cancelOrder, cancelPayment } from "./cancel";
export { deliver } from "./deliver";
export { addOrder, collectOrder } from "./payOrder";
export { refundOrder } from "./refundOrder";
export { namedSellers } from "./namedSellers";
