// What the platform calls the facts that every kind of long work has: columns of its own, and of a resource that keeps imports.
export const taskFields = { account: "user_id", who: "user_name", began: "gmt_create", changed: "gmt_update" } as const;
