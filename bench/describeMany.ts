// A description with as many operations as wanted: five for each kind of record, with references to each other.
const OF_A_RECORD = 5;
const WORDS = ["lamp", "gate", "crane", "berth", "pilot", "buoy", "ferry", "cargo", "tug", "dock"];

const nameOf = (at: number): string =>
  `${WORDS[at % WORDS.length] ?? ""}${at < WORDS.length ? "" : `_${Math.floor(at / WORDS.length)}`}`;

const schemaOf = (at: number, count: number): object => ({
  type: "object",
  required: ["name", "kind"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", maxLength: 64 },
    kind: { type: "string", enum: ["small", "medium", "large"] },
    [`${nameOf((at + 1) % count)}_id`]: { type: "integer" },
    enabled: { type: "boolean", default: true },
    weight: { type: "number", minimum: 0 },
    mail: { type: "string", format: "email" },
    address: { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } },
    parts: {
      type: "array",
      items: { type: "object", properties: { part: { type: "string" }, quantity: { type: "integer" } } },
    },
    remark: { type: "string", maxLength: 500 },
    created_at: { type: "string", format: "date-time", readOnly: true },
  },
});

const json = (schema: object): object => ({ content: { "application/json": { schema } } });

const pathsOf = (name: string, tag: string): Readonly<Record<string, object>> => {
  const one = { $ref: `#/components/schemas/${name}` };
  const answer = { 200: { description: "Done", ...json(one) } };
  const key = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const paging = ["page", "size"].map((word) => ({ name: word, in: "query", schema: { type: "integer" } }));
  const page = { type: "object", properties: { items: { type: "array", items: one }, total: { type: "integer" } } };
  const tags = [tag];
  return {
    [`/${name}s`]: {
      get: { tags, parameters: paging, responses: { 200: { description: "A page", ...json(page) } } },
      post: { tags, requestBody: json(one), responses: answer },
    },
    [`/${name}s/{id}`]: {
      parameters: key,
      get: { tags, responses: answer },
      put: { tags, requestBody: json(one), responses: answer },
      delete: { tags, responses: { 204: { description: "Gone" } } },
    },
  };
};

export const describeMany = (operations: number): object => {
  const count = Math.max(1, Math.round(operations / OF_A_RECORD));
  const all = Array.from({ length: count }, (_, at) => at);
  return {
    openapi: "3.1.0",
    info: { title: `A port with ${count} kinds of records`, version: "1" },
    servers: [{ url: "https://port.example.com/v1" }],
    paths: Object.assign({}, ...all.map((at) => pathsOf(nameOf(at), `quay ${Math.floor(at / 20)}`))),
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(all.map((at) => [nameOf(at), schemaOf(at, count)])),
    },
    security: [{ token: [] }],
  };
};
