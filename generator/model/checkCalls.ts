import { checkFields } from "./checkFields";
import { demandCondition, demandField, demandFields, demandMenu, type Inspection } from "./Inspection";

/** What calls send, ask for, and depend on. */
export const checkCalls = (inspection: Inspection): void => {
  for (const [name, { params, own, ask, when, access }] of inspection.definition.calls) {
    const path = ["calls", name];
    if (Array.isArray(params)) demandFields(inspection, params, [...path, "params"]);
    checkFields(inspection, own, [...path, "params"]);
    ask?.forEach((field, index) => {
      if (!own.has(field)) demandField(inspection, field, [...path, "ask", index]);
    });
    demandCondition(inspection, when, [...path, "when"]);
    if (access !== undefined) demandMenu(inspection, access, [...path, "access"]);
  }
};
