import { sql, type Kysely } from 'kysely';

const leavesFile = (table: string, column: string) =>
  sql.raw(`create trigger ${table}_leaves_${column} after delete or update of ${column} on ${table} for each row
    when (old.${column} is not null) execute function leave_file('${column}')`);

const statements = [
  // A column `file` names the file in the object store that holds the bytes; then the bytes are null.
  sql`alter table photos alter column bytes drop not null, add column file text`,
  sql`alter table photo_forms alter column bytes drop not null, add column file text`,
  sql`alter table pictures alter column bytes drop not null, alter column wide drop not null, add column file text, add column wide_file text,
    add column small bytea, add column small_file text`,
  // Not checked for existing rows, which all have bytes: that would lock the tables for as long as it takes to read them.
  sql`alter table photos add constraint photos_are_somewhere check (bytes is not null or file is not null) not valid`,
  sql`alter table photo_forms add constraint photo_forms_are_somewhere check (bytes is not null or file is not null) not valid`,
  sql`alter table pictures add constraint pictures_are_somewhere
    check ((bytes is not null or file is not null) and (wide is not null or wide_file is not null)) not valid`,
  sql`create unique index photos_file on photos (file) where file is not null`,
  sql`create unique index photo_forms_file on photo_forms (file) where file is not null`,
  // What has not been moved to the store yet.
  sql`create index photos_in_rows on photos (guid) where bytes is not null`,
  sql`create index photo_forms_in_rows on photo_forms (photo_guid) where bytes is not null`,
  // Rows go in many ways, by foreign keys too: the database itself writes down which files are left.
  sql`create table left_files (file text primary key)`,
  sql`create function leave_file() returns trigger language plpgsql as $$
    declare
      before text := case tg_argv[0] when 'file' then old.file else to_jsonb(old) ->> tg_argv[0] end;
      after text := case when tg_op = 'DELETE' then null when tg_argv[0] = 'file' then new.file else to_jsonb(new) ->> tg_argv[0] end;
    begin
      if before is distinct from after then insert into left_files (file) values (before) on conflict do nothing; end if;
      return null;
    end $$`,
  leavesFile('photos', 'file'),
  leavesFile('photo_forms', 'file'),
  leavesFile('pictures', 'file'),
  leavesFile('pictures', 'wide_file'),
  leavesFile('pictures', 'small_file'),
  sql`create table file_sweeps (folder text primary key, after text not null)`,
];

/** Bytes of photos and pictures in an object store, which files are left there, and how far its last sweep came. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
