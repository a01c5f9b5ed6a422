import { isValidElement, type ReactNode } from "react";
import type { AllowedActions } from "../../../src/framework/resource/access";
import { flatChildren } from "../../../src/framework/ui/flatChildren";

interface ButtonProps {
  readonly call?: { readonly name: string };
  readonly answer?: ReactNode;
  readonly transitions?: object;
}

/** Whether the buttons of a row hold one that many rows can have: a call without an answer to show, or a change of state. */
export const offersToMany = (rowActions: ReactNode, allowed: AllowedActions): boolean =>
  flatChildren(rowActions).some((button) => {
    if (!isValidElement<ButtonProps>(button)) return false;
    const { call, answer, transitions } = button.props;
    if (transitions !== undefined) return allowed("set");
    return call !== undefined && answer === undefined && allowed(call.name);
  });
