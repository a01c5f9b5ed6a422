import type { GeneratedTable } from "../definition/features";
import type { FeatureSide } from "../layout";

/** A feature of the console. */
export interface FeatureModel {
  readonly name: string;
  /** The name of the export on each of its sides. */
  readonly exported: string;
  /** The generated table that its console side takes as its argument. */
  readonly madeFrom: GeneratedTable | null;
  readonly sides: readonly FeatureSide[];
  /** Whether its folder belongs to the console. */
  readonly isOwn: boolean;
  /** The names that its platform side serves under /rest. */
  readonly serves: readonly string[];
}
