// The forms after the first one, which few people see.
export { ChooseForm } from "./ChooseForm";
export { CodeForm } from "./CodeForm";
export { Done } from "./Done";
