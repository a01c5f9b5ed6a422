export interface ResourcePaths {
  readonly list: string;
  readonly create: string;
  edit(id: string | number): string;
  show(id: string | number): string;
}

/** The routes of a resource whose list is at `base`: /operate/time_plan, …/create, …/7, …/7/show. */
export const resourcePaths = (base: string): ResourcePaths => ({
  list: base,
  create: `${base}/create`,
  edit: (id) => `${base}/${encodeURIComponent(id)}`,
  show: (id) => `${base}/${encodeURIComponent(id)}/show`,
});
