import { errorCodeOf } from "./errorCode";

/** Codes of the file system, SQLite and PostgreSQL for a full disk or a missing right. */
const UNWRITABLE =
  /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|SQLITE_(FULL|READONLY\w*|IOERR_(WRITE|TRUNCATE|FSYNC|DIR_FSYNC|SHMSIZE|DELETE))|53100)$/;

/** Whether nothing can be written until a person makes room or gives the right. */
export const isUnwritable = (error: unknown): boolean => UNWRITABLE.test(errorCodeOf(error));
