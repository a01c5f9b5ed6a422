import { useTranslate } from "ra-core";
import { Blank } from "../value/Blank";
import { type FieldProps, ShowField } from "./ShowField";

/** Shows the same number of dots for every secret. A faint dash means that there is no secret. */
export const SecretField = (props: FieldProps) => {
  const translate = useTranslate();
  return (
    <ShowField {...props}>
      {(value) =>
        value === "" || value === null ? (
          <Blank />
        ) : (
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="ui-unseen">{translate("show.hidden")}</span>
          </>
        )
      }
    </ShowField>
  );
};
SecretField.isUnset = (value: unknown) => value === "" || value === null;
