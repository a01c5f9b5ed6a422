// A third party on a loopback port. The path decides its answer.
import { createServer } from "node:http";
import { isRecord, type JsonRecord } from "./Client";

export const GOODS_ROWS: readonly JsonRecord[] = [
  { id: "c7", name: "Cloud storage 7 days", type: 1, month: 1, price: "9.90" },
  { id: 30, name: "云存储 30 天", type: 1, month: 3, price: 27 },
  { id: "ai", name: "Person detection", type: 4, month: 12, price: "60.0" },
];

export interface GoodsServer {
  readonly address: string;
  readonly asked: readonly JsonRecord[];
  readonly close: () => Promise<void>;
}

/** `answers`: path -> status, headers and body. Any other path answers GOODS. */
export const openGoodsServer = async (
  answers: Readonly<Record<string, readonly [status: number, headers: Record<string, string>, body: string]>> = {},
): Promise<GoodsServer> => {
  const asked: JsonRecord[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const sent: unknown = text.startsWith("{") ? JSON.parse(text) : {};
      asked.push(isRecord(sent) ? sent : {});
      const goods = JSON.stringify({ code: 200, data: GOODS_ROWS });
      const [status, headers, body] = answers[request.url ?? ""] ?? [200, {}, goods];
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", () => done()));
  server.unref();
  const place = server.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
