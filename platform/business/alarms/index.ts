export { raiseAlarm } from "./raiseAlarm";
