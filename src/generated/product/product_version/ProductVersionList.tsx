// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  LanguagesColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { PublishState } from "../../../../shared/generated/enums";
import { publishState, versionLevel, versionType } from "../../enums";
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
  </ListView>
);
