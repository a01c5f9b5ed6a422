import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useDataProvider, useNavigate, useResourceContext, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { valueAt } from "../resource/valueAt";
import type { FailureWords } from "../resource/failure";
import { FailureAlert } from "./FailureAlert";

interface DeletedNoticeProps {
  readonly failure: FailureWords;
  readonly id: string | number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Called after the typed values were moved to the page of a new record. */
  readonly onTaken: () => void;
}

/** Says why a change was refused. If the record was deleted, the typed values can become a new record. */
export const DeletedNotice = ({ failure, id, values, onTaken }: DeletedNoticeProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const paths = useResourcePath();
  const [gone, setGone] = useState(failure.status === 404);
  useEffect(() => {
    let wanted = true;
    // Several error codes can mean that the record does not exist, so it is requested again.
    if (failure.status >= 400 && failure.status < 500 && failure.status !== 401) {
      provider.getOne(resource, { id }).then(
        (answer) => wanted && setGone(!answer.data),
        // If only some pages of the list were searched, the record may still exist.
        (error: unknown) => wanted && setGone(valueAt(error, "body.unfound") === undefined),
      );
    }
    return () => {
      wanted = false;
    };
  }, [provider, resource, id, failure.status]);
  if (!gone) return <FailureAlert failure={failure} />;
  const { id: _id, [props?.key ?? "id"]: _key, ...copy } = values;
  const createInstead = () => {
    onTaken();
    navigate(paths.create, { state: { record: copy } });
  };
  return (
    <Alert
      severity="warning"
      sx={{ m: 2, mb: 0 }}
      action={
        props?.views.create && (
          <Button color="inherit" size="small" onClick={createInstead}>
            {translate("form.createInstead")}
          </Button>
        )
      }
    >
      {translate("form.gone")}
    </Alert>
  );
};
