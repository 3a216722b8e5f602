import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table sitemap_versions (
    guid uuid primary key,
    number int4 not null unique,
    state text not null,
    is_published boolean not null default false,
    published_at int8,
    started_by uuid references users (guid) on delete set null,
    started_at int8 not null,
    ended_at int8,
    urls int4 not null default 0,
    tried int4 not null default 0,
    to_try int4 not null default 0,
    checks jsonb not null default '[]',
    difference jsonb,
    index_xml text,
    attempts int4 not null default 0,
    leased_by text,
    leased_until int8
  )`,
  // One is served, and one is made at a time.
  sql`create unique index sitemap_versions_published on sitemap_versions (is_published) where is_published`,
  sql`create unique index sitemap_versions_open on sitemap_versions ((0)) where state in ('waiting', 'writing', 'checking')`,
  sql`create index sitemap_versions_starter on sitemap_versions (started_by) where started_by is not null`,
  // The XML and the list of pages that it is made of, each gzipped.
  sql`create table sitemap_files (
    version_guid uuid not null references sitemap_versions (guid) on delete cascade,
    number int4 not null,
    urls int4 not null,
    bytes int8 not null,
    changed_at int8,
    xml bytea not null,
    pages bytea not null,
    primary key (version_guid, number)
  )`,
  // In the order of their letters' codes, in which two versions are held against each other.
  sql`create index shared_recipes_mapped on shared_recipes (id collate "C") where is_listed and withdrawn_at is null`,
];

/** Maps of the site for search engines, as versions of files. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
