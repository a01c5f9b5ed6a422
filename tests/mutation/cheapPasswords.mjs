// Makes passwords cheap to hash, here and in child processes, because these tests do not measure hashing.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scryptSync } = crypto;
crypto.scrypt = (secret, salt, length, _options, done) =>
  done(null, scryptSync(secret, salt, length, { N: 2, r: 1, p: 1 }));
syncBuiltinESMExports();
process.env.NODE_OPTIONS = `--import ${import.meta.url}`;
