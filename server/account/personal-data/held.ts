import { sql, type RawBuilder } from 'kysely';
import { firstGuid } from '../../db/guid.ts';

/** A table with personal data, and how its rows are found and exported. */
interface HeldTable {
  /** Its name in the file. */
  name: string;
  table: string;
  /** Condition for the user's rows. */
  of: RawBuilder<unknown>;
  /** The sort key: unique, and always greater than `start`. */
  key: RawBuilder<unknown>;
  start: string;
  /** Excluded columns: secrets, internals, and data about other people. */
  leaveOut: readonly string[];
  /** Batch size. */
  batch: number;
}

/** Derived from the recipes, for search. */
const recipeIndex = [
  'indexed_as',
  'kind',
  'cuisine',
  'minutes',
  'diets',
  'foods',
  'unnamed_foods',
  'cook',
  'language',
  'small_title',
  'outcome',
];

/** Names of files in the object store; the bytes themselves are exported. */
const inStore = ['file', 'wide_file', 'small_file'];

/** All personal data of a user, in file order. A test compares it with the existing tables. */
export function heldTables({ userGuid, email }: { userGuid: string; email: string }): readonly HeldTable[] {
  const companies = sql`select company_guid from company_members where user_guid = ${userGuid}`;
  const lists = sql`select guid from shopping_lists where user_guid = ${userGuid}`;
  const own = { of: sql`user_guid = ${userGuid}`, key: sql`guid`, start: firstGuid, leaveOut: [] as string[], batch: 100 };
  const ofRecipes = { ...own, of: sql`recipe_guid in (select guid from recipes where user_guid = ${userGuid})` };
  const about = { ...own, of: sql`subject_guid = ${userGuid}` };
  return [
    { ...own, name: 'account', table: 'users', of: sql`guid = ${userGuid}`, leaveOut: ['password_hash'] },
    { ...own, name: 'companies', table: 'companies', of: sql`guid in (${companies})` },
    { ...own, name: 'company_memberships', table: 'company_members', key: sql`company_guid` },
    { ...own, name: 'projects', table: 'projects', of: sql`company_guid in (${companies})` },
    { ...own, name: 'connected_sign_ins', table: 'connected_sign_ins' },
    { ...own, name: 'passkeys', table: 'passkeys', leaveOut: ['credential_id', 'public_key', 'sign_count'] },
    { ...own, name: 'recovery_codes', table: 'recovery_codes', leaveOut: ['code_hash', 'salt'] },
    { ...own, name: 'email_changes', table: 'email_changes' },
    { ...own, name: 'former_addresses', table: 'address_returns' },
    { ...own, name: 'known_browsers', table: 'known_devices', key: sql`device_hash`, start: '', leaveOut: ['device_hash'] },
    { ...own, name: 'authenticator_app', table: 'authenticators', key: sql`user_guid`, leaveOut: ['secret', 'last_step'] },
    { ...own, name: 'new_browser_notices', table: 'device_notices', leaveOut: ['token_hash'] },
    { ...own, name: 'sessions', table: 'sessions', leaveOut: ['token_hash'] },
    { ...own, name: 'diet_profile', table: 'diet_profiles', key: sql`user_guid` },
    { ...own, name: 'shopping_list', table: 'shopping_lists', leaveOut: ['added_keys'] },
    {
      ...own,
      name: 'shopping_lines',
      table: 'shopping_lines',
      of: sql`list_guid in (${lists})`,
    },
    {
      ...own,
      name: 'shopping_links',
      table: 'shopping_links',
      of: sql`list_guid in (${lists})`,
      key: sql`key_hash`,
      start: '',
      leaveOut: ['key_hash'],
    },
    { ...own, name: 'kitchen_timers', table: 'kitchen_timers' },
    { ...own, name: 'always_at_home', table: 'pantries', key: sql`user_guid` },
    {
      ...own,
      name: 'collections',
      table: 'collections',
      of: sql`company_guid in (${companies})`,
      leaveOut: ['name_key'],
    },
    // The plan is an internal form of the recipe's body.
    { ...own, name: 'recipes', table: 'recipes', leaveOut: ['plan', 'copy_key', ...recipeIndex] },
    {
      ...ofRecipes,
      name: 'recipe_versions',
      table: 'recipe_versions',
      key: sql`recipe_guid::text || lpad(version::text, 10, '0')`,
      start: '',
      leaveOut: ['plan'],
    },
    {
      ...ofRecipes,
      name: 'recipe_notes',
      table: 'recipe_notes',
      key: sql`recipe_guid::text || lpad(coalesce(step + 1, 0)::text, 10, '0')`,
      start: '',
    },
    { ...ofRecipes, name: 'recipe_thumbs', table: 'recipe_thumbs', key: sql`recipe_guid::text || lpad(version::text, 10, '0')`, start: '' },
    { ...ofRecipes, name: 'recipe_cookings', table: 'recipe_cookings' },
    // Visitors' reports are not the owner's data.
    { ...ofRecipes, name: 'recipe_reports', table: 'recipe_reports', of: sql`share_id is null and ${ofRecipes.of}` },
    {
      ...ofRecipes,
      name: 'shared_links',
      table: 'shared_recipes',
      key: sql`id`,
      start: '',
    },
    // Derived columns for lists of the console.
    { ...own, name: 'recipe_orders', table: 'recipe_jobs', leaveOut: ['leased_by', 'leased_until', 'outcome', 'asked', 'trace'] },
    { ...ofRecipes, name: 'prompt_cases', table: 'prompt_cases', leaveOut: ['is_required', 'never_says', 'is_built_in'] },
    { ...ofRecipes, name: 'prompt_case_photos', table: 'pictures', leaveOut: ['wide', 'small', 'is_kept', ...inStore], batch: 1 },
    {
      ...own,
      name: 'recipe_order_events',
      table: 'job_events',
      of: sql`job_guid in (select guid from recipe_jobs where user_guid = ${userGuid})`,
      key: sql`job_guid::text || lpad(sequence::text, 10, '0')`,
      start: '',
    },
    // The text is deleted on delivery; until then it may contain a code.
    {
      ...own,
      name: 'mails',
      table: 'mails',
      of: sql`recipient = ${email}`,
      leaveOut: ['text', 'html', 'attempts', 'next_attempt_at', 'leased_by', 'trace'],
    },
    // Which member of staff is private to them; that it was staff, and why, is included.
    { ...own, name: 'staff_visits', table: 'impersonations', leaveOut: ['staff_guid', 'staff_session_guid'] },
    { ...about, name: 'audit_log', table: 'audit_log', leaveOut: ['actor_guid', 'place'] },
    { ...own, name: 'messages_to_us', table: 'messages' },
    {
      ...own,
      name: 'staff_notes',
      table: 'staff_notes',
      of: sql`(user_guid = ${userGuid} or ${ofRecipes.of})`,
      leaveOut: ['author_guid'],
    },
    { ...own, name: 'deletion_requests', table: 'deletion_requests' },
    {
      ...own,
      name: 'staff_actions',
      table: 'console_run_rows',
      of: sql`row_guid = ${userGuid}`,
      key: sql`run_guid`,
      leaveOut: ['row_guid', 'fault'],
    },
    { ...own, name: 'staff_changes', table: 'record_changes', of: sql`record_guid = ${userGuid}`, leaveOut: ['actor_guid'] },
    { ...own, name: 'saved_lists', table: 'console_views' },
    { ...own, name: 'bulk_actions', table: 'console_runs', leaveOut: ['leased_by', 'leased_until', 'trace'] },
    { ...own, name: 'recipes_read', table: 'transcriptions', leaveOut: ['request_key'] },
    {
      ...ofRecipes,
      name: 'recipe_categories',
      table: 'recipe_categories',
      leaveOut: ['company_guid', 'title', 'created_at'],
      key: sql`recipe_guid::text || category_guid::text`,
      start: '',
    },
    // Last and one by one: each may be as large as everything else.
    { ...own, name: 'photos', table: 'photos', leaveOut: ['file'], batch: 1 },
  ];
}

/** Tables that are not exported, with reasons. */
export const notHeld: Readonly<Record<string, string>> = {
  photo_forms: 'Smaller forms of the photos that are exported; they go with them.',
  left_files: 'Names of files without a row, until they are deleted; random, and about nobody.',
  file_sweeps: 'How far the sweep of the object store came.',
  sign_ups: 'An account that nobody has confirmed is nobody’s yet; it ends within a day.',
  password_resets: 'It holds an address for ten minutes, whether or not it has an account.',
  verification_codes: 'Nothing but the hashes of codes, for ten minutes.',
  authenticator_set_ups: 'The key of an app that is being set up, for a quarter of an hour.',
  pending_sign_ins: 'The hash of a sign-in that waits for its code, for ten minutes.',
  oauth_transactions: 'The hashes of a sign-in that is under way, and its answer, sealed, for ten minutes.',
  kept_names: 'A name of somebody who has no account yet, sealed, for a day.',
  passkey_challenges: 'Random numbers that a passkey is asked to sign, for five minutes; of a sign-up with its address.',
  recipe_texts: 'The words of recipes, made of the recipes themselves, to find them by.',
  share_reports: 'Written by older versions alone; the same stands in recipe_reports.',
  ended_links: 'Ids of links whose recipes are gone; they say nothing of either.',
  dish_days: 'Figures of prompts and dishes by day; they are about nobody.',
  rate_limits: 'Counters that end within a day.',
  kitchen_news: 'How often something changed in a kitchen, so that open pages are told.',
  workers: 'Which processes live; it is about nobody.',
  clock_marks: 'What time it was when things were last swept; it is about nobody.',
  prompts: 'What the kitchen is told; it is about nobody.',
  prompt_labels: 'Which prompt the kitchen uses; it is about nobody.',
  categories: 'What recipes are sorted by; it is about nobody.',
  rollups: 'Figures of days; they are about nobody.',
  zone_rollups: 'Figures of days in other time zones; they are about nobody.',
  rollup_zones: 'Time zones, without the people who use them.',
  prompt_tries: 'What came of trying versions of the prompt on test cases.',
  audit_seals: 'Hashes over entries of the audit log; they name nobody.',
  audit_unsealed: 'Entries of the audit log that have no hash yet, by their guids, for an hour.',
  past_productions: 'Which versions of the prompt the kitchen used; it is about nobody.',
  prompt_days: 'Figures of prompts by day; they are about nobody.',
  sitemap_versions: 'Maps of the site for search engines; who of staff began one is in the audit log.',
  sitemap_files: 'The addresses of public pages, as they were published.',
  console_selections: 'Which rows a member of staff is about to act on, for an hour.',
  console_selection_rows: 'The rows of such a choice by their guids, for an hour.',
};
