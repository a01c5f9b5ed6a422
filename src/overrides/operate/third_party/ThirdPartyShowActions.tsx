import { PartnerGoods } from "../../../console/facts/PartnerGoods";

export const ThirdPartyShowActions = () => <PartnerGoods />;
