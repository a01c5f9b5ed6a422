// Buttons that do something to records: generated calls, transitions between states, deletion.
export { ActionButton, type ActionButtonProps } from "./ActionButton";
export { ActionHost, useStartAction } from "./ActionHost";
export { ActionPlaceContext, type Place } from "./ActionPlace";
export { type ActionRequest, type Outcome, runEach } from "./ActionRequest";
export { ActionSelectionContext, type Selection } from "./ActionSelection";
export { CallButton, type CallButtonProps, type When } from "./CallButton";
export { DeleteAction } from "./DeleteAction";
export { TransitionButtons, type TransitionButtonsProps } from "./TransitionButtons";
