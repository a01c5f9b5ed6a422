export { startApp, bootstrapApp } from "./bootstrapApp";
export { startDevice, bootstrapDevice } from "./bootstrapDevice";
