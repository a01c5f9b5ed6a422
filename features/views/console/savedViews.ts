// The saved views of lists (ADR 56), as the platform answers them.
import { servesRest } from "../../../src/framework/wire/HostInside";
import { type Facts, factsIn, rowsIn } from "../../../src/framework/wire/readAnswer";

const RESOURCE = "views";
const MANY = 1000;

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

/** Whether the platform stores views. If not, they stay in the browser. */
export const storesViewsOnPlatform = (): boolean => servesRest(RESOURCE);

export const savedViews = {
  async list(of: string): Promise<readonly Facts[]> {
    const { data } = await (
      await rest()
    ).getList(RESOURCE, {
      filter: { of },
      sort: { field: "name", order: "ASC" },
      pagination: { page: 1, perPage: MANY },
    });
    return data.map(factsIn);
  },
  async find(id: string): Promise<Facts> {
    return factsIn((await (await rest()).getOne(RESOURCE, { id })).data);
  },
  async add(data: object): Promise<Facts> {
    return factsIn((await (await rest()).create(RESOURCE, { data })).data);
  },
  async set(id: string, data: object): Promise<Facts> {
    return factsIn((await (await rest()).update(RESOURCE, { id, data, previousData: { id } })).data);
  },
  async del(id: string): Promise<void> {
    await (await rest()).delete(RESOURCE, { id });
  },
  /** The roles for which this account may choose the default view of a list. */
  async roles(): Promise<readonly Facts[]> {
    return rowsIn((await savedViews.find("roles")).roles);
  },
};
