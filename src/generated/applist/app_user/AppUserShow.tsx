// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import {
  EmailField,
  EnumField,
  NumberField,
  PhoneField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { appUserState, clientType, language } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { feedbackReference } from "../../operate/feedback/feedback.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { orderReference } from "../../vas/order/order.reference";
import { appReference } from "../app/app.reference";
import { appDeviceReference } from "../app_device/appDevice.reference";

export const AppUserShow = () => (
  <ShowView
    state={<EnumField source="state" of={appUserState} />}
    facts={[
      <TextField key="user_name" source="user_name" />,
      <PhoneField key="user_phone" source="user_phone" area="user_phone_area" />,
      <EmailField key="user_email" source="user_email" />,
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
    ]}
    related={[
      <RelatedList key="app_device user_id" of={appDeviceReference} target="user_id" source="user_id" />,
      <RelatedList key="order user_id" of={orderReference} target="user_id" source="user_id" />,
      <RelatedList key="feedback user_id" of={feedbackReference} target="user_id" source="user_id" />,
    ]}
  >
    <ShowGroup name="user">
      <TextField source="user_id" />
    </ShowGroup>
    <ShowGroup name="use">
      <ReferenceField source="comp_id" of={companyReference} />
      <EnumField source="client_type" of={clientType} />
      <EnumField source="lang" of={language} />
      <TextField source="country" />
      <ReferenceField source="zone" of={zoneReference} />
      <NumberField source="devices" />
      <TimestampField source="gmt_login" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
