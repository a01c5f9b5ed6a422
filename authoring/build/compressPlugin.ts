// Writes compressed copies of a build's files, which servers send unchanged. Pages have none, because servers change them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|json|svg|txt|map|webmanifest)$/;
const QUALITY = 9;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

const compressFile = async (file: string): Promise<void> => {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, BROTLI));
  writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: QUALITY }));
};

export const compressPlugin = (): Plugin => ({
  name: "compress",
  apply: "build",
  async writeBundle({ dir = "dist" }) {
    const files = readdirSync(dir, { encoding: "utf8", recursive: true }).filter((file) => TEXT.test(file));
    await Promise.all(files.map((file) => compressFile(join(dir, file))));
  },
});
