import type { PlatformFeature } from "../../../platform/framework/Feature";
import { defaultViewsFor } from "./reading";
import { viewsHandler as served } from "./serve";
import { ensureViewsTable, deleteViewsOf, deleteViewsOfOwner, exportViewsOf } from "./table";

export const views: PlatformFeature = {
  name: "views",
  serves: { views: served },
  tables: [
    {
      ensure: ensureViewsTable,
      takeOut: async (db, account) => ({ saved_views: await exportViewsOf(db, account) }),
      forgetAccount: deleteViewsOf,
      forgetOwner: deleteViewsOfOwner,
    },
  ],
  accountFacts: async ({ platform, caller, language }) => ({
    views: await defaultViewsFor({ platform, caller, language, db: platform.store.db }),
  }),
};
