// Everything that the clinic adds to its definitions in code.
import type { Business } from "pilothouse/platform";
import {
  getAccount,
  listHeldMenus,
  modifyPassword,
  listRelatedRoles,
  setAccount,
  signIn,
  makeSignInCode,
  signOut,
} from "pilothouse/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";
import { finish } from "./upkeep/finish";

export const business: Business<typeof resources> = {
  features,
  handlers: {
    session: {
      sign_in: { who: "anybody", run: signIn },
      picture: { who: "anybody", run: makeSignInCode },
      sign_out: { who: "signed", run: signOut },
    },
    staff: {
      get: { who: "signed", run: getAccount },
      set: { who: "signed", run: setAccount },
      password: { who: "signed", run: modifyPassword },
    },
    duty: { assignable: { who: "signed", run: listRelatedRoles } },
    permission: { grantable: { who: "signed", run: listHeldMenus } },
    maintenance_order: { finish: { who: "permitted", run: finish } },
  },
  rules: {},
  jobs: [],
  routes: {},
  demo: { adjusting: {}, follows: {}, complete: async () => undefined },
};
