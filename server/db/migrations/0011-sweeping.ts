import { sql, type Kysely } from 'kysely';

const statements = [
  // What is swept is found by its age, and what is erased with a photo, a user or an account by whose it is.
  sql`create index recipes_photo on recipes (photo_guid) where photo_guid is not null`,
  sql`create index photos_user on photos (user_guid)`,
  sql`create index photos_age on photos (created_at)`,
  sql`create index recipe_jobs_age on recipe_jobs (created_at)`,
  sql`create index mails_age on mails (created_at)`,
  sql`create index sessions_last_seen on sessions (last_seen_at)`,
  sql`create index audit_log_age on audit_log (at)`,
  sql`create index impersonations_over on impersonations (ended_at) where ended_at is not null`,
  sql`create index deletion_requests_cancelled on deletion_requests (cancelled_at) where cancelled_at is not null`,
  // An erasure also looks for the guid of the account in its requests, cancelled ones included.
  sql`create index deletion_requests_user on deletion_requests (user_guid)`,
];

/** Indexes by which the janitor and an erasure find their rows. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
