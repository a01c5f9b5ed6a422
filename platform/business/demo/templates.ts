// A company sends by its own templates and by the platform's, never by another company's.
import { isEmpty } from "../../framework/storage/codec";
import type { Row } from "../../framework/storage/Store";
import { type Adjust, all, find } from "../../framework/demo/Adjust";
import type { World } from "../../framework/demo/Rows";

const byOwn =
  (templates: string, ownerOf: (world: World, row: Row) => unknown): Adjust =>
  (row, { world }) => {
    const owner = find(world, templates, row.template_id)?.comp_id;
    if (isEmpty(owner) || owner === ownerOf(world, row)) return;
    row.template_id = all(world, templates).find(({ comp_id }) => isEmpty(comp_id))?.id ?? 0;
  };

export const pushBinding = byOwn(
  "push_template",
  (world, row) => find(world, "push_platform", row.platform_id)?.comp_id,
);
export const pushRecord = byOwn("push_template", (_, row) => row.comp_id);
export const msgEvent = byOwn("msg_template", (world, row) => find(world, "app", row.app_id)?.comp_id);
