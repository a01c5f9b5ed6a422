// The marks of the audit trail, in the data folder and in the file store. A folder may have been used with several
// databases, so its file of marks has a line for each store.
import { FolderStore } from "../../../platform/framework/fileStore/FolderStore";
import { type FileStore, MARKS_FILE } from "../../../platform/framework/fileStore/FileStore";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { databaseAddress } from "../../../platform/framework/storage/postgres";
import { SQLITE_FILE } from "../../../platform/framework/storage/sqlite";
import { type Head, trailId } from "../../../platform/framework/trail/heads";
import { formatMark, type Mark, readMarks } from "./Mark";

export interface MarksPlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | null | undefined;
  /** The file store if it is not in the data folder. */
  readonly files: FileStore | null;
  readonly masters: MasterKeys;
}

export class Marks {
  /**
   * The name of the store according to the settings. Marks with this name belong to this store. The store's own id is
   * not used for this, because an emptied store would get another id.
   */
  readonly store: string;
  readonly masters: MasterKeys;
  readonly #dataDir: FileStore;
  readonly #files: FileStore | null;

  constructor({ dataDir, databaseUrl, files, masters }: MarksPlace) {
    this.store = databaseUrl ? databaseAddress(databaseUrl) : SQLITE_FILE;
    this.masters = masters;
    this.#dataDir = new FolderStore(dataDir);
    this.#files = files;
  }

  get #places(): readonly FileStore[] {
    return this.#files === null ? [this.#dataDir] : [this.#dataDir, this.#files];
  }

  async #readAt(place: FileStore): Promise<readonly Mark[]> {
    const text = await place.readText(MARKS_FILE);
    return text === null ? [] : readMarks(this.masters, text, `${place.address}/${MARKS_FILE}`);
  }

  #isAbout(mark: Mark, trail: string): boolean {
    return mark.store === this.store || (trail !== "" && mark.trail === trail);
  }

  /**
   * The marks of this store: those with its name, and those of this trail, if it was moved here. @throws Refusal for a
   * mark that this platform did not write
   */
  async read(trail: string): Promise<readonly Mark[]> {
    const all = [];
    for (const place of this.#places) all.push(...(await this.#readAt(place)));
    return all.filter((mark) => this.#isAbout(mark, trail));
  }

  /** The marks in `all` that belong to this store. */
  ofThis(all: readonly Mark[], heads: readonly Head[]): readonly Mark[] {
    return all.filter((mark) => this.#isAbout(mark, trailId(heads)));
  }

  /** Replaces the marks of this store in all places. @throws Error if one of the places fails */
  async write(mark: Mark): Promise<void> {
    await this.#files?.check();
    for (const place of this.#places) {
      const others = (await this.#readAt(place)).filter((one) => !this.#isAbout(one, mark.trail));
      const lines = [...others, mark].map((one) => `${formatMark(this.masters, one)}\n`);
      await place.writeText(MARKS_FILE, lines.join(""));
    }
  }

  /** Notes that the next start accepts the trail as it is, and why. That start records it in the trail. */
  accept(why: string, now: number): Promise<void> {
    return this.write({ trail: "", store: this.store, since: now, at: now, ends: [], accepted: why });
  }
}
