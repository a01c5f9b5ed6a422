import { errorCodeOf } from "./errorCode";

/** Codes of the file system, SQLite and PostgreSQL for a full disk or for missing permission. */
const UNWRITABLE =
  /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|SQLITE_(FULL|READONLY\w*|IOERR_(WRITE|TRUNCATE|FSYNC|DIR_FSYNC|SHMSIZE|DELETE))|53100)$/;

/** Whether the error is a full disk or missing permission, which only a person can solve. */
export const isUnwritable = (error: unknown): boolean => UNWRITABLE.test(errorCodeOf(error));
