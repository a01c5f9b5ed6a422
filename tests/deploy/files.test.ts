// The files of deploy/ can be parsed, contain only existing settings with allowed values, and agree with each other.
// Containers cannot run here, so some files are only checked in this way. docs/operating.md says which files.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTINGS } from "../../platform/framework/settings/settings";
import { isRecord } from "../contract/Client";
import { valuesAt } from "./valuesAt";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const read = (name: string): string => readFileSync(join(deploy, name), "utf8");
const kubernetes = readdirSync(join(deploy, "kubernetes")).flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((one): unknown => {
    expect(one.errors).toEqual([]);
    return one.toJS();
  }),
);
const compose: unknown = parse(read("compose.yaml"), { merge: true });
const named = (kind: string) => kubernetes.filter((one) => isRecord(one) && one.kind === kind);

/** Variables that are not settings of the platform. */
const OTHERS = new Set(["NODE_ENV", "NODE_OPTIONS", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"]);
/** Values that people must replace when they install. */
const PLACEHOLDER = /put-|\$\{/;

type Said = readonly [string, string];
const pairs = (value: unknown): readonly Said[] =>
  isRecord(value) ? Object.entries(value).map(([name, one]) => [name, String(one)] as const) : [];
const lines = (text: string): readonly Said[] =>
  [...text.matchAll(/^(?:Environment=)?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const);

const said: Readonly<Record<string, readonly Said[]>> = {
  "compose.yaml": valuesAt(compose, "services", "*", "environment").flatMap(pairs),
  Dockerfile: [...read("Dockerfile").matchAll(/^ENV (.*)$/gm)]
    .flatMap(([, all = ""]) => all.split(" "))
    .map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)] as const),
  "pilothouse.env": lines(read("pilothouse.env")),
  "pilothouse.service": lines(read("pilothouse.service")),
  "pilothouse-worker.service": lines(read("pilothouse-worker.service")),
  kubernetes: [
    ...valuesAt(named("ConfigMap"), "*", "data").flatMap(pairs),
    ...valuesAt(named("Secret"), "*", "stringData").flatMap(pairs),
    ...valuesAt(named("Deployment"), "*", "spec", "template", "spec", "containers", "*", "env", "*").flatMap((one) =>
      isRecord(one) ? [[String(one.name), String(one.value)] as const] : [],
    ),
  ],
};

describe("the files of deploy/", () => {
  it.each(Object.entries(said))("name settings that there are, with values that are allowed: %s", (_, all) => {
    const table: Readonly<Record<string, (typeof SETTINGS)[keyof typeof SETTINGS]>> = SETTINGS;
    const wrong = all.filter(([name, value]) => {
      if (OTHERS.has(name)) return false;
      const setting = table[name];
      return (
        setting === undefined || (value !== "" && !PLACEHOLDER.test(value) && setting.kind.read(value) === undefined)
      );
    });
    expect(all.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  it.each(["compose.yaml", "kubernetes", "pilothouse.service", "pilothouse-worker.service"])(
    "give a stopping platform longer than it takes: %s",
    (name) => {
      const value = (of: string) =>
        Number.parseFloat(Object.fromEntries([...(said["pilothouse.env"] ?? []), ...(said[name] ?? [])])[of] ?? "");
      const patience: Readonly<Record<string, unknown>> = {
        "compose.yaml": valuesAt(compose, "services", "one", "stop_grace_period")[0],
        kubernetes: valuesAt(named("Deployment"), "*", "spec", "template", "spec", "terminationGracePeriodSeconds")[0],
      };
      const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(name.endsWith(".service") ? read(name) : "") ?? [];
      expect(Number.parseFloat(String(patience[name] ?? seconds))).toBeGreaterThan(
        value("STOP_AFTER") + value("STOP_WITHIN"),
      );
    },
  );
});

describe("the Dockerfile", () => {
  const instructions = read("Dockerfile")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  it("copies what there is, runs as no root, and starts a file that is packed", () => {
    const copied = instructions.filter((line) => line.startsWith("COPY package"));
    expect(
      copied
        .join(" ")
        .match(/package(?:-lock)?\.json/g)
        ?.every((name) => existsSync(join(deploy, "..", name))),
    ).toBe(true);
    expect(instructions.filter((line) => line.startsWith("FROM "))).toHaveLength(2);
    expect(instructions).toContain("COPY --from=build /app /app");
    expect(instructions).toContain("USER node");
    const start: unknown = JSON.parse(instructions.find((line) => line.startsWith("CMD "))?.slice(4) ?? "");
    expect(start).toEqual(["node", "platform/start.mjs"]);
  });

  it("asks for its health with a script that node understands", () => {
    const [, command = "[]"] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
    const words: unknown = JSON.parse(command);
    const [program, flag, script] = Array.isArray(words) ? words.map(String) : [];
    expect([program, flag]).toEqual(["node", "-e"]);
    // No program listens at that port, so the script reports the container as unhealthy.
    const ill = spawnSync(process.execPath, ["-e", String(script).replace(":8080", ":9")]);
    expect(ill.status).toBe(1);
  });
});

describe("compose.yaml", () => {
  it("names services and volumes that it has, and keeps the root of its platforms read-only", () => {
    const services = isRecord(compose) && isRecord(compose.services) ? compose.services : {};
    const waits = valuesAt(services, "*", "depends_on").flatMap((one) => (isRecord(one) ? Object.keys(one) : []));
    expect(waits.filter((name) => !(name in services))).toEqual([]);
    for (const name of ["one", "two", "worker"])
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"], image: "pilothouse" });
    const mounted = valuesAt(services, "*", "volumes", "*").map((one) => String(one).split(":")[0] ?? "");
    const volumes = isRecord(compose) && isRecord(compose.volumes) ? Object.keys(compose.volumes) : [];
    expect(mounted.filter((name) => !name.startsWith(".") && !volumes.includes(name))).toEqual([]);
    expect(valuesAt(services, "proxy", "volumes", "*")).toContain("./nginx.conf:/etc/nginx/conf.d/default.conf:ro");
    // nginx refers to the services by these names.
    for (const name of ["one", "two"]) expect(read("nginx.conf")).toContain(`server ${name}:8080 `);
  });
});

describe("the manifests of Kubernetes", () => {
  it("are objects with a name, and name objects and labels that there are", () => {
    for (const one of kubernetes)
      expect(one).toMatchObject({
        apiVersion: expect.any(String),
        kind: expect.any(String),
        metadata: { name: expect.stringMatching(/^[a-z-]+$/) },
      });
    const nameOf = (one: unknown) => valuesAt(one, "metadata", "name")[0];
    const pods = valuesAt(named("Deployment"), "*", "spec", "template", "spec");
    for (const [kind, used] of [
      ["ConfigMap", valuesAt(pods, "*", "containers", "*", "envFrom", "*", "configMapRef", "name")],
      ["Secret", valuesAt(pods, "*", "containers", "*", "envFrom", "*", "secretRef", "name")],
      ["PersistentVolumeClaim", valuesAt(pods, "*", "volumes", "*", "persistentVolumeClaim", "claimName")],
      [
        "Service",
        valuesAt(named("Ingress"), "*", "spec", "rules", "*", "http", "paths", "*", "backend", "service", "name"),
      ],
    ] as const) {
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((name) => !named(kind).some((one) => nameOf(one) === name))).toEqual([]);
    }
    const labels = valuesAt(named("Deployment"), "*", "spec", "template", "metadata", "labels", "app");
    const selected = [
      ...valuesAt(
        [...named("Deployment"), ...named("PodDisruptionBudget")],
        "*",
        "spec",
        "selector",
        "matchLabels",
        "app",
      ),
      ...valuesAt(named("Service"), "*", "spec", "selector", "app"),
    ];
    expect(selected.filter((app) => !labels.includes(app))).toEqual([]);
  });

  it("run as no root, on a root that is read-only, and are asked for their health", () => {
    const pods = valuesAt(named("Deployment"), "*", "spec", "template", "spec");
    expect(pods).toHaveLength(2);
    for (const pod of pods)
      expect(pod).toMatchObject({
        securityContext: { runAsNonRoot: true },
        containers: [
          {
            securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
            livenessProbe: { httpGet: { path: "/health", port: "http" } },
            readinessProbe: { httpGet: { path: "/ready", port: "http" } },
            ports: [{ name: "http", containerPort: 8080 }],
          },
        ],
      });
  });
});

const has = (program: string, ...args: readonly string[]) => spawnSync(program, [...args]).error === undefined;

describe.skipIf(!has("systemd-analyze", "--version"))("the services of systemd", () => {
  it.each(["pilothouse.service", "pilothouse-worker.service"])("are understood: %s", (name) => {
    const folder = mkdtempSync(join(tmpdir(), "pilothouse-units-"));
    // Replaces a file of the server by one that exists here.
    const unit = read(name)
      .replace("ExecStart=/usr/bin/node", `ExecStart=${process.execPath}`)
      .replace("User=pilothouse\n", "");
    writeFileSync(join(folder, name), unit);
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", join(folder, name)], {
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`.split("\n").filter((line) => line.includes(name))).toEqual([]);
  });
});
