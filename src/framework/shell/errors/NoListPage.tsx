import { useTranslate } from "ra-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMayOpen } from "../../resource/useMayOpen";
import { useResourcePath } from "../../resource/resource";
import { Button } from "../../ui/Button";
import { TextBox } from "../../ui/TextBox";
import type { ResourceProps } from "../../wire/contract";
import { Message } from "./Message";

/** Opens a record by its key, or creates a record. For a platform that has no list of these records. */
export const NoListPage = ({ resource }: { readonly resource: ResourceProps }) => {
  const { name, views, key } = resource;
  const translate = useTranslate();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const mayOpen = useMayOpen();
  const [wanted, setWanted] = useState("");
  const open = views.show ? paths.show : views.edit ? paths.edit : null;
  const keyLabel = translate(`${name}.fields.${key}`, { _: key });
  return (
    <Message
      icon="list"
      title={translate(`${name}.plural`, { _: name })}
      text={translate("shell.no_list")}
      actions={
        views.create && mayOpen(resource, "create") ? (
          <Button variant="contained" to={paths.create}>
            {translate("ui.create")}
          </Button>
        ) : null
      }
    >
      {open !== null && mayOpen(resource, "show") ? (
        <form
          className="shell-actions"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted.trim() !== "") navigate(open(wanted.trim()));
          }}
        >
          <TextBox
            label={keyLabel}
            placeholder={keyLabel}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <Button type="submit">{translate("shell.open_by_key")}</Button>
        </form>
      ) : null}
    </Message>
  );
};
