// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { NumberField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { appReference } from "../../applist/app/app.reference";

export const AppConfigShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <TextField key="dev_oem_prefix" source="dev_oem_prefix" mono />,
      <TextField key="dev_pri_dk" source="dev_pri_dk" mono />,
      <TextField key="dev_pub_dk" source="dev_pub_dk" mono />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="user_pri_dk" mono />
      <NumberField source="dev_ver_num" code from={1} />
      <NumberField source="free_days" />
      <TextField source="id" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
