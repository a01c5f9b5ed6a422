// The help of pilothouse import.
export const USAGE = `Usage: pilothouse import openapi FILE|URL [FOLDER] [options]
       pilothouse import sql FILE|URL [FOLDER] [options]
       pilothouse infer FILE|URL… FOLDER [options]

  openapi    a description in OpenAPI 3.0, 3.1 or Swagger 2, as JSON or YAML: a console for that platform
  sql        the tables of a database: a console with a platform of its own. A SQLite file, a file with CREATE TABLE
             as pg_dump --schema-only writes it, or a running PostgreSQL: postgres://user:password@host/name
  infer      rows: files as JSON, one JSON object a line, CSV or xlsx, for a console with a platform of its own that
             begins with them; or addresses of lists in JSON, for a console of that platform, which is only read
  FOLDER     a new folder, or the folder of an earlier import. Default: this one
  --title    the name of the console. Default: the title of the description, or the name of the database
  --only NAME
             takes only paths that begin like this, such as /devices, or such tables. Can be repeated
  --apply    changes the definitions of an earlier import. Without it, a second import only shows what would change

  openapi alone:
  --host     the address of the platform. Default: that of the description
  --set NAME=VALUE
             a value for a parameter of paths or queries, such as realm=master. Can be repeated

  infer alone, for addresses:
  --header NAME:VALUE
             is sent with each request, such as "Authorization: Bearer …". It is not stored. Can be repeated

  sql alone:
  --rows     takes the rows along: a new store begins with them

What is not given again is as in the import before.`;
