import type { PlatformFeature } from "../../../platform/framework/Feature";
import { defaultsFor } from "./reading";
import { viewsHandler as served } from "./serve";
import { ensureViewsTable, forgetViewsOf, forgetViewsOfOwner, exportViewsOf } from "./table";

export const views: PlatformFeature = {
  name: "views",
  serves: { views: served },
  tables: [
    {
      ensure: ensureViewsTable,
      takeOut: async (db, account) => ({ saved_views: await exportViewsOf(db, account) }),
      forgetAccount: forgetViewsOf,
      forgetOwner: forgetViewsOfOwner,
    },
  ],
  accountFacts: async ({ platform, caller, language }) => ({
    views: await defaultsFor({ platform, caller, language, db: platform.store.db }),
  }),
};
