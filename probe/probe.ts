// Signs in to a host, tries what only reads, and says which host.yaml fits.
import type { Model, ResourceModel } from "../generator";
import { factsIn, rowsIn } from "../src/framework/wire/readAnswer";
import { type Ask, createAsk } from "./ask";
import { enter, type Entering, speakTo } from "./enter";
import { hasShape } from "./hostYaml";
import { recognize } from "./recognize";
import { screensOf } from "./screens";
import type { Shape } from "./Shape";
import { fitting } from "./fitting";
import { readResource, type Read } from "./reading";
import { reasonNotToWrite, writeRecord, type Written } from "./writing";
import type { Abilities, Report, Row, Sighting } from "./Report";

export interface Probing extends Entering {
  /** Replaces what host.yaml declares. */
  readonly declared?: Abilities | undefined;
  /** The resource of which a record is made, changed and deleted. Without it, nothing is written. */
  readonly write?: string | undefined;
  /** The definitions with these parts of `dialect` in host.yaml. Without it, the host is taken as host.yaml describes it. */
  readonly described?: ((shape: Shape) => Model) | undefined;
  /** Called with what is done already, before each resource. */
  readonly onProgress?: (resource: string) => void;
}

/** Resources that are read at the same time. */
const AT_ONCE = 4;
/** References of a resource that are looked up, to find one beyond the reach of the account. */
const REFERENCES = 3;

const grants = (own: Row): Sighting => {
  const able = Array.isArray(own.menus) && own.super !== undefined;
  const why = able ? "the account comes with what it may do" : "the account comes without `menus` and `super`";
  return { resource: "", ability: "grants", able, why };
};

/** A record that is answered with `names` alone is beyond the reach of the account. Most accounts for tests reach everything. */
const findNames = async (
  model: Model,
  resource: ResourceModel,
  rows: readonly Row[],
  ask: Ask,
): Promise<readonly Sighting[]> => {
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
    const isFound = async (params: Row): Promise<boolean> => {
      const heard = await ask(target, list, params);
      return heard.verdict === "answers" && rowsIn(heard.data).some((row) => String(row[key]) === String(value));
    };
    if (!(await isFound(asked)) && (await isFound({ ...asked, names: 1 })))
      return [{ resource: "", ability: "names", able: true, why: `answers the name of a ${target.name} out of reach` }];
  }
  return [];
};

const tryWriting = async (
  resource: ResourceModel | undefined,
  rows: readonly Row[],
  ask: Ask,
): Promise<Written & { readonly sentence: string }> => {
  const nothing = { calls: new Map<string, never>(), sightings: [], left: [] };
  if (resource === undefined) return { ...nothing, sentence: "" };
  const reason = reasonNotToWrite(resource, rows);
  if (reason !== null) return { ...nothing, sentence: `Nothing was written: ${reason}.` };
  const written = await writeRecord(resource, rows, ask);
  const { calls, left } = written;
  const refused = [...calls].find(([, { verdict }]) => verdict !== "answers");
  const all = `A record of ${resource.name} was made, changed and deleted.`;
  const sentence =
    left.length > 0
      ? `Delete these records of ${resource.name} yourself: ${left.join(", ")}.`
      : refused === undefined
        ? all
        : `${resource.name}.${refused[0]} ${refused[1].verdict} (${refused[1].note}): try --write with another resource.`;
  return { ...written, sentence };
};

/** @throws NoSignIn */
export const probe = async ({
  onProgress = () => undefined,
  declared,
  write,
  described,
  ...entering
}: Probing): Promise<Report> => {
  const { user, settings } = entering;
  const { base, token, own } = await enter(entering);
  const zone = settings.TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shape: Shape =
    described === undefined ? { lists: null, values: null } : await recognize(entering.model, createAsk(token), zone);
  const model = described !== undefined && hasShape(shape) ? described(shape) : entering.model;
  speakTo(model);
  const ask = createAsk(token);
  const reads = new Map<string, Read>();
  const names: Sighting[] = [];
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
  const sightings = [
    grants(factsIn(own)),
    ...all.flatMap((read) => read.sightings),
    ...names.slice(0, 1),
    ...wrote.sightings,
  ];
  const said = declared ?? { can: model.host?.can ?? [], lacks: model.host?.lacks ?? {} };
  return {
    address: base,
    user,
    calls,
    sightings,
    declared: said,
    written: wrote.sentence,
    shape,
    screens: screensOf(model, calls),
    ...fitting(said, calls, sightings),
  };
};
