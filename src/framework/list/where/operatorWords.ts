import type { Comparison, Operator } from "../../../../shared/schema/where/Where";

export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The words of an operator for this kind of value: a time is "before", a number is "less". */
export const operatorWords = (translate: Translate, as: Comparison, operator: Operator): string =>
  translate(`where.${as}.${operator}`, { _: translate(`where.${operator}`) });

export const unitWords = (translate: Translate, unit: string, count: number): string =>
  translate(`where.unit.${unit}`, { smart_count: count, count });
