import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table pictures (
    guid uuid primary key,
    area text not null,
    bytes bytea not null,
    wide bytea not null,
    created_at int8 not null,
    is_kept boolean not null default false
  )`,
  sql`create index pictures_unused on pictures (created_at) where not is_kept`,
  sql`alter table categories add column picture_guid uuid references pictures (guid) on delete set null`,
  sql`create index categories_picture on categories (picture_guid) where picture_guid is not null`,
  sql`alter table prompt_cases add column photo_guid uuid references pictures (guid) on delete set null`,
  sql`create index prompt_cases_photo on prompt_cases (photo_guid) where photo_guid is not null`,
  // A case that came with its photo keeps it, and what was tried on it holds.
  sql`insert into pictures (guid, area, bytes, wide, created_at, is_kept)
    select guid, 'cases', photo, photo, created_at, true from prompt_cases where photo is not null`,
  sql`alter table prompt_cases disable trigger prompt_cases_row_version`,
  sql`update prompt_cases set photo_guid = guid where photo is not null`,
  sql`alter table prompt_cases enable trigger prompt_cases_row_version`,
];

/** Pictures that staff upload: of categories, and of cases that versions of the prompt are tried on. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
