// The HTML page of a console: who answers requests for it, and its settings.
import type { IncomingMessage, ServerResponse } from "node:http";

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface PageConfig {
  readonly publicKey: string;
  /** 1 for production, 2 for a test system. */
  readonly env: number;
  /** The only host whose pages have the fixed title of the P2P product; "" for no host. */
  readonly p2pHost: string;
  /** Address of map tiles, such as `https://host/{z}/{x}/{y}.png`; "" for no map. */
  readonly mapTiles: string;
  /** More addresses that pages may load from. */
  readonly sources: PageSources;
  /** Whether browsers open the console only by https. */
  readonly isSecure: boolean;
  /** More settings of the page, by the names that the page reads, if the platform runs elsewhere. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface PageSources {
  readonly connect: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
}
