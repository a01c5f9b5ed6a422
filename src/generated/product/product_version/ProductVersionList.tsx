// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  LanguagesColumn,
  LeadColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { PublishState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { linkType, publishState, versionLevel, versionType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const ProductVersionList = () => (
  <ListView
    sort={{ field: "ver_num", order: "DESC" }}
    filters={[
      <TextFilter key="ver" source="ver" />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <EnumFilter key="type" source="type" of={versionType} />,
      <EnumFilter key="level" source="level" of={versionLevel} />,
      <EnumFilter key="state" source="state" of={publishState} />,
      <TextFilter key="tag" source="tag" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={publishState}
        transitions={{
          [PublishState.released]: [PublishState.delisted],
          [PublishState.delisted]: [PublishState.released],
        }}
      />,
    ]}
  >
    <ReferenceColumn source="pk" of={productReference} />
    <TextColumn source="ver" mono />
    <NumberColumn source="ver_num" code from={1} />
    <EnumColumn source="type" of={versionType} />
    <EnumColumn source="level" of={versionLevel} />
    <EnumColumn keep source="state" of={publishState} />
    <NumberColumn source="count" />
    <LanguagesColumn source="details" />
    <TimestampColumn source="gmt_create" />
    <NumberColumn extra="audience" source="min_ver_num" code from={1} />
    <NumberColumn extra="audience" source="max_ver_num" code from={1} />
    <TextColumn extra="audience" source="oem" />
    <TextColumn extra="audience" source="batch_id" mono />
    <TextColumn extra="audience" source="tag" />
    <EnumColumn extra="audience" source="link_type" of={linkType} />
    <LeadColumn
      extra="audience"
      source="link_id"
      by="link_type"
      to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
    />
    <NumberColumn extra="audience" source="limit" />
    <TextColumn extra="record" source="id" />
  </ListView>
);
