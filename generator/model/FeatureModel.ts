/** A feature of the console, and the sides that it has. */
export interface FeatureModel {
  readonly name: string;
  readonly sides: readonly ("platform" | "console")[];
}
