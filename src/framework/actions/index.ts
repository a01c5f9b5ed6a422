// Buttons for actions on records: calls of the definition, and transitions between states.
export { ActionButton } from "./ActionButton";
export { type ActionRequest, runEach } from "./ActionRequest";
export { CallButton } from "./CallButton";
export { DeleteAction } from "./DeleteAction";
export { type BulkActions, BulkActionsContext } from "./Many";
export { SeeButton } from "./SeeButton";
export { TransitionButtons } from "./TransitionButtons";
export {
  type DeletionCounts,
  deletionCounts,
  type InsteadOfDeletion,
  insteadOfDeletion,
  type QuoteProps,
  quotes,
} from "./slots";
