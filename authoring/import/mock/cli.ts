// pilothouse mock: answers like the platform that a description describes. See USAGE.
import { parseArgs } from "node:util";
import { readDescription } from "../readDescription";
import { ImportRefusal } from "../Refusal";
import { readRememberedImport, readRememberedText } from "../store";
import { MockPlatform, MOCK_PASSWORD } from "./Mock";
import { serveMock } from "./serve";

const USAGE = `Usage: pilothouse mock [FILE|URL] [--port PORT]

  FILE|URL   the description. Default: that of the import in this folder
  --port     the port on this machine. Default: 8790`;

const REFUSED = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "8790" }, help: { type: "boolean", default: false } },
});

const run = async (): Promise<void> => {
  const before = readRememberedImport(process.cwd());
  const place = positionals[0] ?? before?.place;
  const own = positionals[0] === undefined ? readRememberedText(process.cwd()) : null;
  if (place === undefined) throw new ImportRefusal(USAGE);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ImportRefusal(`“${values.port}” is no port. Write a number such as 8790.`);
  const mock = new MockPlatform(own ?? (await readDescription(place)), place, {
    set: before?.set ?? {},
    only: before?.only ?? [],
    title: "",
  });
  const { address } = await serveMock(mock, port).catch(() => {
    throw new ImportRefusal(`Port ${port} is taken. Name another one: --port ${port + 1}.`);
  });
  const { resources } = mock.import;
  console.log(
    `${address} answers like ${mock.import.title}, with ${resources.length} resources in memory. Any name signs in; the password or key is ${MOCK_PASSWORD}.\nServe the console with PLATFORM_URL=${address}. Ctrl+C ends the mock.`,
  );
};

try {
  if (values.help) console.log(USAGE);
  else await run();
} catch (error) {
  if (!(error instanceof ImportRefusal)) throw error;
  console.error(error.message);
  process.exitCode = REFUSED;
}
