// Checks `dialect.values` of host.yaml: the forms in which a platform writes times, flags and numbers.
import type { FieldDefinition } from "../../generator/definition/Definition";
import type { HostDefinition } from "../../generator/definition/Host";
import { isZone } from "../../shared/schema/where/zonedTime";
import { isNumeric } from "../../generator/model/resolveDialect";
import { expectField, expectResource, type Inspection } from "../../generator/model/Inspection";

type Values = NonNullable<NonNullable<HostDefinition["dialect"]>["values"]>;
type Forms = Omit<Values, "except">;
type Here = Pick<Inspection, "lookup" | "complain">;

const checkZone = ({ time }: Forms, path: readonly string[], { complain }: Here): void => {
  if (typeof time === "object" && !isZone(time.zone))
    complain(
      "P105",
      [...path, "time", "zone"],
      `there is no time zone \`${time.zone}\``,
      "Name one such as Asia/Shanghai.",
    );
};

/** The forms that a field of this kind can have. */
const formsOf = (field: FieldDefinition, { lookup }: Here): readonly string[] => {
  const own = lookup.facts(field)?.written;
  return [...(own ? [own] : []), ...(own !== "flag" && isNumeric(field, lookup) ? ["number"] : [])];
};

export const checkDialectValues = ({ dialect }: HostDefinition, here: Here): void => {
  const { except = {}, ...common } = dialect?.values ?? {};
  const path = ["dialect", "values"];
  checkZone(common, path, here);
  for (const [place, forms] of Object.entries(except)) {
    const at = [...path, "except", place];
    const [name = "", field = "", ...inner] = place.split(".");
    const definition = expectResource(here, name, at, "key");
    if (definition === undefined) continue;
    expectField({ ...here, definition }, field, at, "key");
    const found = inner.reduce<FieldDefinition | undefined>((of, one) => of?.of.get(one), definition.fields.get(field));
    if (found === undefined) continue;
    checkZone(forms, at, here);
    const known = formsOf(found, here);
    for (const form of Object.keys(forms))
      if (!known.includes(form))
        here.complain(
          "P105",
          [...at, form],
          `\`${place}\` is no field with a form for \`${form}\``,
          known.length === 0 ? "Leave it out." : `It can have: ${known.join(", ")}.`,
          "key",
        );
  }
};
