import { sql, type Kysely } from 'kysely';

/** Smaller forms of photos, made once. They go with their photo. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table photo_forms (
    photo_guid uuid not null references photos (guid) on delete cascade,
    width int4 not null,
    media_type text not null,
    bytes bytea not null,
    primary key (photo_guid, width, media_type)
  )`.execute(db);
}
