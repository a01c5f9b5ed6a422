import { Children, isValidElement, type ReactNode } from "react";
import type { FieldErrors, Resolver } from "react-hook-form";
import { type Message, packMessage } from "../resource/message";
import { isBlank } from "../resource/valueAt";
import type { Payload } from "../wire/contract";

interface Asked {
  readonly source?: string;
  readonly required?: boolean;
  /** The smallest number. (The longest text is checked while people type.) */
  readonly min?: number | string;
  readonly max?: number | string;
}

const askedIn = (ask: ReactNode): readonly Asked[] =>
  Children.toArray(ask).flatMap((input) => (isValidElement<Asked>(input) ? [input.props] : []));

const faultOf = ({ required = false, min, max }: Asked, value: unknown): Message | null => {
  if (isBlank(value)) return required ? { key: "invalid.required", params: {} } : null;
  if (typeof value !== "number") return null;
  if (min !== undefined && value < Number(min)) return { key: "invalid.min", params: { min } };
  return max !== undefined && value > Number(max) ? { key: "invalid.max", params: { max } } : null;
};

/** The names of the inputs. */
export const inputSourcesOf = (ask: ReactNode): readonly string[] =>
  askedIn(ask).flatMap(({ source = "" }) => source || []);

/** The problems of the values, for each input. */
const faultsOf = (ask: ReactNode, values: Payload): ReadonlyMap<string, Message> =>
  new Map(
    askedIn(ask).flatMap((asked) => {
      const { source = "" } = asked;
      const fault = faultOf(asked, values[source]);
      return fault === null ? [] : [[source, fault]];
    }),
  );

/** The names of required inputs that are empty. */
export const emptyRequiredInputs = (ask: ReactNode, values: Payload): readonly string[] =>
  askedIn(ask).flatMap(({ source = "", required }) => (required && isBlank(values[source]) ? [source] : []));

/** Whether all required inputs are filled in, and all numbers are in their range. */
export const isComplete = (ask: ReactNode, values: Payload): boolean => faultsOf(ask, values).size === 0;

/** Refuses empty required inputs and numbers out of their range, because the platform would refuse them. */
export const createResolverForInputs =
  (ask: ReactNode): Resolver =>
  (values) => {
    const errors: FieldErrors = {};
    for (const [name, fault] of faultsOf(ask, values)) errors[name] = { type: "value", message: packMessage(fault) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
