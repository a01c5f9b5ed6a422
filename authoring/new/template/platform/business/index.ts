// What this console adds to its definitions in code.
import * as calls from "pilothouse/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";

export const business: calls.Business<typeof resources> = {
  features,
  handlers: {
    session: {
      sign_in: { who: "anybody", run: calls.signIn },
      picture: { who: "anybody", run: calls.makeSignInCode },
      sign_out: { who: "signed", run: calls.signOut },
    },
    account: {
      get: { who: "signed", run: calls.getAccount },
      set: { who: "signed", run: calls.setAccount },
      password: { who: "signed", run: calls.modifyPassword },
    },
    role: { assignable: { who: "signed", run: calls.listRelatedRoles } },
    menu: { grantable: { who: "signed", run: calls.listHeldMenus } },
  },
  rules: {},
  jobs: [],
  routes: {},
  demo: { adjusting: {}, follows: {}, complete: async () => undefined },
};
