import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { IconButton } from "../../ui/IconButton";

/** Loads everything on the page again. The icon turns while something is loading. */
export const RefreshButton = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const busy = useIsFetching() > 0;
  return (
    <IconButton
      size="medium"
      className={busy ? "shell-only-wide shell-busy" : "shell-only-wide"}
      icon="refresh"
      label={translate("ra.action.refresh")}
      aria-busy={busy}
      onClick={() => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" })}
    />
  );
};
