import { createContext } from "react";

/** Whether people choose something to buy, so that the records of `pick` are offers. */
export const OffersContext = createContext(false);
