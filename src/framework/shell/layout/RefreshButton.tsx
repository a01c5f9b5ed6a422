import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { Icon } from "../../ui/icons";

/** Asks for everything on the page anew, and turns while anything is being asked for. */
export const RefreshButton = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const busy = useIsFetching() > 0;
  const label = translate("ra.action.refresh");
  return (
    <button
      type="button"
      className="shell-icon shell-only-wide"
      title={label}
      aria-label={label}
      aria-busy={busy}
      onClick={() => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" })}
    >
      <span className={busy ? "shell-busy" : undefined} style={{ display: "grid" }}>
        <Icon name="refresh" size={18} />
      </span>
    </button>
  );
};
