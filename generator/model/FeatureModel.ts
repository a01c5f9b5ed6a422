import type { GeneratedTable } from "../definition/features";
import type { Side } from "../layout";

/** A feature of the console. */
export interface FeatureModel {
  readonly name: string;
  /** The name of what each of its sides exports. */
  readonly exported: string;
  /** The generated table that its console side is a function of. */
  readonly madeFrom: GeneratedTable | null;
  readonly sides: readonly Side[];
  /** Whether its folder is the console's own. */
  readonly isOwn: boolean;
  /** What its platform serves under /rest. */
  readonly serves: readonly string[];
}
