// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  LeadColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { productReference } from "../../product/product/product.reference";
import { companyReference } from "../company/company.reference";

export const PushBindingList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="link_id" source="link_id" />,
      <EnumFilter key="link_type" source="link_type" of={linkType} />,
      <EnumFilter key="type" source="type" of={messageTemplateType} />,
      <ReferenceFilter key="platform_id" source="platform_id" of={pushPlatformReference} />,
      <ReferenceFilter key="template_id" source="template_id" of={pushTemplateReference} />,
    ]}
  >
    <LeadColumn
      source="link_id"
      by="link_type"
      to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
    />
    <EnumColumn source="link_type" of={linkType} />
    <EnumColumn source="type" of={messageTemplateType} />
    <ReferenceColumn source="platform_id" of={pushPlatformReference} />
    <ReferenceColumn source="template_id" of={pushTemplateReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
