export type { Finding } from "./Finding";
export { RememberVisits } from "./RememberVisits";
export type { Place, SearchSource } from "./SearchSource";
