export { publicPagesOfFeatures as publicPages } from "../generated/publicPages";
