import { PartnerApps } from "../../../console/facts/PartnerApps";

export const ThirdPartyShowAbove = () => <PartnerApps />;
