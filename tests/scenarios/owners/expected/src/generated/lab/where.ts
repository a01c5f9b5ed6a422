// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { firmWhere } from "./firm/firm.where";
import { parcelWhere } from "./parcel/parcel.where";
import { saleWhere } from "./sale/sale.where";
import { shelfWhere } from "./shelf/shelf.where";
import { sizeWhere } from "./size/size.where";

export const labSectionWhere = {
  firm: firmWhere,
  parcel: parcelWhere,
  sale: saleWhere,
  shelf: shelfWhere,
  size: sizeWhere,
} satisfies SectionWhere;
