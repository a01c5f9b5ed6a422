// The lines of host.yaml that match the findings of a probe, and the differences from the declared lines.
import { ABILITIES, type Ability } from "../shared/schema/abilities";
import type { Abilities, Report, AbilityFinding, TriedCall } from "./Report";

export const hasAbility = ({ can, lacks }: Abilities, ability: Ability, resource: string): boolean =>
  can.includes(ability) && !lacks[resource]?.includes(ability);

const uniqueOf = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const lacksOf = (sightings: readonly AbilityFinding[], can: readonly Ability[]): Abilities["lacks"] => {
  const without = sightings.filter(({ ability, able, resource }) => !able && resource !== "" && can.includes(ability));
  return Object.fromEntries(
    uniqueOf(without.map(({ resource }) => resource)).map((resource) => [
      resource,
      uniqueOf(without.filter((one) => one.resource === resource).map(({ ability }) => ability)),
    ]),
  );
};

const sayAbility = (declared: Abilities, ability: Ability, sightings: readonly AbilityFinding[]): readonly string[] => {
  const own = sightings.filter((one) => one.ability === ability);
  const wrong = own.filter(({ able, resource }) => able !== hasAbility(declared, ability, resource));
  const [first] = wrong;
  if (first === undefined) return [];
  const where = first.resource === "" ? "" : `${first.resource} `;
  const example = `${where}${first.why}`;
  const how = first.able ? "is not declared, but the host has it" : "is declared, but the host lacks it";
  return [`${ability} ${how}${own.length > 1 ? ` in ${wrong.length} of ${own.length} places` : ""}: ${example}.`];
};

const sayCalls = (tried: readonly TriedCall[], verdict: TriedCall["verdict"], what: string): readonly string[] => {
  const found = tried.filter((one) => one.verdict === verdict && !one.extension);
  const names = found.map(({ resource, call }) => `${resource}.${call}`);
  return names.length === 0 ? [] : [`${names.length} calls ${what}: ${names.join(", ")}.`];
};

/** A missing field breaks no screen, so it is reported but does not count as a difference. */
const sayFields = (tried: readonly TriedCall[]): readonly string[] => {
  const found = tried.filter(({ unlike }) => unlike.length > 0);
  const names = found.map(({ resource, call }) => `${resource}.${call}`);
  return names.length === 0 ? [] : [`${names.length} calls answer fields of other types: ${names.join(", ")}.`];
};

/**
 * Chooses the abilities for host.yaml. If everything else is as declared, an ability without evidence stays as
 * declared. Otherwise, the declaration is for another host. The ability is then left out, because a console that does
 * not use it works with every host.
 */
export const fittingAbilities = (
  declared: Abilities,
  tried: readonly TriedCall[],
  sightings: readonly AbilityFinding[],
): Pick<Report, "found" | "unseen" | "differences"> => {
  const seen = new Set(sightings.map(({ ability }) => ability));
  const unseen = ABILITIES.filter((ability) => !seen.has(ability));
  const abilities = ABILITIES.flatMap((ability) => sayAbility(declared, ability, sightings));
  const keeps = abilities.length === 0;
  const can = ABILITIES.filter((ability) =>
    seen.has(ability)
      ? sightings.some((one) => one.ability === ability && one.able)
      : keeps && declared.can.includes(ability),
  );
  return {
    found: { can, lacks: lacksOf(sightings, can) },
    unseen,
    differences: [
      ...sayCalls(tried, "fails", "have no usable answer"),
      ...sayCalls(tried, "lacks", "are missing"),
      ...sayFields(tried),
      ...abilities,
    ],
  };
};
