import type { PartsOf } from "pilothouse/console";
import { PartnerApps } from "../../../console/facts/PartnerApps";
import { PartnerGoods } from "../../../console/facts/PartnerGoods";
import type { ThirdParty } from "../../../generated/operate/third_party/thirdParty.schema";

export const parts = { actions: PartnerGoods, above: PartnerApps } satisfies PartsOf<ThirdParty>;
