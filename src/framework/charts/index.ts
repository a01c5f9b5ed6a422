// What screens of numbers share. No chart library here: the landing page does without.
export { Change } from "./Change";
export { currencyCode } from "./currency";
export { timeZone } from "./zone";
