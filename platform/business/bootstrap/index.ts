export { startApp, toldApp } from "./toldApp";
export { startDevice, toldDevice } from "./toldDevice";
