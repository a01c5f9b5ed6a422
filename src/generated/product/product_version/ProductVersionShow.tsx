// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FileField,
  LeadField,
  LocalizedField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { PublishState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { language, linkType, publishState, versionLevel, versionType, zoneType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const ProductVersionShow = () => (
  <ShowView
    state={<EnumField required source="state" of={publishState} />}
    facts={[
      <ReferenceField key="pk" source="pk" of={productReference} />,
      <NumberField key="ver_num" source="ver_num" code from={1} />,
      <EnumField key="type" source="type" of={versionType} />,
      <EnumField key="level" source="level" of={versionLevel} />,
    ]}
    actions={[
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
    <ShowGroup name="audience">
      <NumberField source="min_ver_num" code from={1} />
      <NumberField source="max_ver_num" code from={1} />
      <TextField source="oem" />
      <TextField source="batch_id" mono />
      <TextField source="tag" />
      <EnumField source="link_type" of={linkType} />
      <LeadField
        source="link_id"
        by="link_type"
        to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
      />
      <NumberField source="limit" />
    </ShowGroup>
    <ShowGroup name="packages">
      <LocalizedField source="details">
        <EnumField source="details.lang" of={language} />
        <TextField source="details.title" />
        <TextField source="details.content" lines={5} />
        <FileField source="details.url" />
        <NumberField source="details.size" unit="B" />
        <TextField source="details.zone" />
        <EnumField source="details.zone_type" of={zoneType} />
      </LocalizedField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <NumberField source="count" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
