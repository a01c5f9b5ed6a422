// Signs in to a host, tries calls that only read, and answers the matching host.yaml.
import type { Model, ResourceModel } from "../generator";
import { ownAccount } from "../src/framework/wire/ownAccount";
import { factsIn, rowsIn } from "../src/framework/wire/readAnswer";
import * as heldToken from "../src/framework/wire/token";
import { repeatIfClosed, type Ask, createAsk } from "./ask";
import { signInToHost, type SignInAttempt } from "./enter";
import { readExpired } from "./expired";
import { recognizeShape } from "./recognizeShape";
import { listsRights, readRights } from "./rights";
import { screensOf } from "./screens";
import { configureHost } from "./speak";
import { takesFiles } from "./takesFiles";
import { fittingAbilities } from "./fitting";
import { readResource, type ReadResult } from "./reading";
import { tryWriting } from "./writing";
import type { HostShape } from "./Shape";
import type { Abilities, Report, ProbedRow, AbilityFinding } from "./Report";

export interface ProbeOptions extends SignInAttempt {
  /** Replaces the abilities in host.yaml. */
  readonly declared?: Abilities | undefined;
  /** The resource in which a record is created, changed and deleted. Without this option, nothing is written. */
  readonly write?: string | undefined;
  /** Called before each resource, with its name. */
  readonly onProgress?: (resource: string) => void;
}

/** The number of resources that are read at the same time. */
const AT_ONCE = 4;
/** The number of references to look up per resource, to find one out of the account's reach. */
const REFERENCES = 3;

const grants = (own: ProbedRow): AbilityFinding => {
  const able = listsRights(own);
  const why = able ? "the account comes with what it may do" : "the account comes without `menus` and `super`";
  return { resource: "", ability: "grants", able, why };
};

/** A record outside of the account's reach is answered only with `names`. Most test accounts reach everything. */
const findNames = async (
  model: Model,
  resource: ResourceModel,
  rows: readonly ProbedRow[],
  ask: Ask,
): Promise<readonly AbilityFinding[]> => {
  const pointing = resource.fields.flatMap(({ name, options }) => {
    const target = model.resources.find((one) => one.name === options.to);
    const list = target?.calls.find(({ verb, style }) => verb === "list" && style !== "rest");
    const values = rows
      .map((row) => row[name])
      .filter((value) => typeof value === "number" || typeof value === "string");
    const value = values.find((one) => one !== 0 && one !== "");
    return target === undefined || list === undefined || value === undefined ? [] : [{ target, list, value }];
  });
  for (const { target, list, value } of pointing.slice(0, REFERENCES)) {
    const { key } = target;
    const asked = { [key]: value, [list.paging]: 1, page_size: 1 };
    const isFound = async (params: ProbedRow): Promise<boolean> => {
      const heard = await ask(target, list, params);
      return heard.verdict === "answers" && rowsIn(heard.data).some((row) => String(row[key]) === String(value));
    };
    if (!(await isFound(asked)) && (await isFound({ ...asked, names: 1 })))
      return [{ resource: "", ability: "names", able: true, why: `answers the name of a ${target.name} out of reach` }];
  }
  return [];
};

/** @throws NoSignIn */
export const probe = async ({
  onProgress = () => undefined,
  declared,
  write,
  ...entering
}: ProbeOptions): Promise<Report> => {
  const { user, settings, described } = entering;
  const { base, token, shape: known } = await signInToHost(entering);
  const ask = createAsk(token);
  const zone = settings.TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const written =
    described === undefined ? known : await recognizeShape({ known, described, configureHost, ask, zone });
  const expired = await readExpired(described?.(written) ?? entering.model);
  const spoken: HostShape = {
    ...written,
    ...(expired.refusals !== null && { dialect: { ...written.dialect, refusals: expired.refusals } }),
    ...(write !== undefined && !(await takesFiles(token)) && { takesFiles: false as const }),
  };
  const model = described?.(spoken) ?? entering.model;
  configureHost(model);
  heldToken.set(token);
  const own = factsIn((await repeatIfClosed(() => ownAccount.ask())).data);
  const rights = await readRights(model, own, user);
  const shape: HostShape = { ...spoken, ...(rights.hasNone && { rights: "all" as const }) };
  const reads = new Map<string, ReadResult>();
  const names: AbilityFinding[] = [];
  const waiting = [...model.resources];
  const work = async (): Promise<void> => {
    for (let resource = waiting.shift(); resource !== undefined; resource = waiting.shift()) {
      onProgress(resource.name);
      const read = await readResource(model, resource, ask);
      reads.set(resource.name, read);
      if (names.length === 0) names.push(...(await findNames(model, resource, read.rows, ask)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const all = model.resources.flatMap(({ name }) => reads.get(name) ?? []);
  const rows = reads.get(write ?? "")?.rows ?? [];
  const wrote = await tryWriting(
    model.resources.find(({ name }) => name === write),
    rows,
    ask,
  );
  const calls = all
    .flatMap(({ tried }) => tried)
    .map((one) => {
      const made = one.resource === write ? wrote.calls.get(one.call) : undefined;
      return made === undefined ? one : { ...one, verdict: made.verdict, code: made.code, notes: [made.note] };
    });
  const sightings = [grants(own), ...all.flatMap((read) => read.sightings), ...names.slice(0, 1), ...wrote.sightings];
  const said = declared ?? { can: model.host?.can ?? [], lacks: model.host?.lacks ?? {} };
  const fit = fittingAbilities(said, calls, sightings);
  return {
    address: base,
    user,
    calls,
    sightings,
    declared: said,
    written: wrote.sentence,
    shape,
    rights: rights.says,
    screens: screensOf(model, calls, { granted: rights.granted, hasExtensions: fit.found.can.includes("extensions") }),
    ...fit,
    differences: [...(expired.says === "" ? [] : [expired.says]), ...fit.differences],
  };
};
