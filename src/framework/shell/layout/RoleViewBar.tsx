import { useMutation } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "ra-core";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/icons";
import type { RoleView } from "../../wire/roleView";
import { roleView } from "../../wire/roleView";

/** Says which role the console is viewed as, with a button that ends this. */
export default function RoleViewBar({ seen: { role, names, company } }: { readonly seen: RoleView }) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const ending = useMutation({
    mutationFn: async () => {
      const { simpleRest } = await import("../../providers/restProvider");
      await simpleRest({ quiet: true }).delete("seeing", { id: role });
    },
    // The view also ends if the call is refused, because its session may already have ended.
    onSettled: () => roleView.end(),
  });
  const name = names[language] ?? role;
  return (
    <section className="shell-sight" aria-label={translate("shell.sight.label")}>
      <Icon name="eye" size={18} />
      <span>{translate(company === "" ? "shell.sight.as" : "shell.sight.as_from", { name, company })}</span>
      <Button variant="outlined" color="inherit" disabled={ending.isPending} onClick={() => ending.mutate()}>
        {translate("shell.sight.end")}
      </Button>
    </section>
  );
}
