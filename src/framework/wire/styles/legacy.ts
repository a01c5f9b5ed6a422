import { config } from "../config";
import { host } from "../Host";
import * as language from "../language";
import type { Style } from "./Style";

let sent = 0;

/** The payload is in an envelope that also contains the token. @throws TypeError if the platform has no envelope */
export const legacy: Style = {
  root: "/api",
  headers: () => ({}),
  body: (params, apiVersion, held) => {
    sent += 1;
    const { envelope: names } = host();
    if (names === null) throw new TypeError("The platform has no envelope for a call of the style legacy.");
    const { given } = config();
    const constants = Object.entries(names.constants).map(([name, standard]) => {
      const value = given[name];
      return [name, typeof value === typeof standard ? value : standard];
    });
    return {
      params,
      tag: String(sent),
      request: {
        language: language.get(),
        ...Object.fromEntries(constants),
        [names.token]: held,
        [names.version]: apiVersion,
      },
    };
  },
};
