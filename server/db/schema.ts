import type { Generated } from 'kysely';
import type { ShoppingTables } from './shopping-schema.ts';
import type { StaffPermissions } from '../../contract/entities.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import type { CompaniesTable, CompanyMembersTable, ProjectsTable } from './company-schema.ts';
import type { ConsoleTables } from './console-schema.ts';
import type { FeedbackTables } from './feedback-schema.ts';
import type { NullableJson } from './json-column.ts';
import type {
  DietProfilesTable,
  JobEventsTable,
  KitchenNewsTable,
  KitchenTimersTable,
  PhotosTable,
  PromptsTable,
  RecipeJobsTable,
  RecipesTable,
  RecipeTextsTable,
} from './kitchen-schema.ts';
import type {
  CollectionsTable,
  EndedLinksTable,
  RecipeNotesTable,
  RecipeVersionsTable,
  SharedRecipesTable,
  TranscriptionsTable,
} from './recipe-schema.ts';
import type { MailsTable } from './mail-schema.ts';
import type { PasskeyChallengesTable, PasskeysTable, RecoveryCodesTable } from './passkey-schema.ts';
import type { DeletionRequestsTable, MessagesTable } from './personal-data-schema.ts';
import type {
  AuthenticatorsTable,
  AuthenticatorSetUpsTable,
  DeviceNoticesTable,
  KnownDevicesTable,
  PendingSignInsTable,
} from './second-step-schema.ts';
import type { SignUpsTable } from './sign-up-schema.ts';
import type { AuditLogTable, ImpersonationsTable, SeenByStaff } from './staff-schema.ts';

/*
 * The tables as code sees them. Every time is a number of milliseconds since 1970 (int8), every key a UUIDv7,
 * every JSON column is written as text with JSON.stringify and read back parsed.
 */

interface UsersTable extends SeenByStaff {
  guid: string;
  /** Lower case, see accounts/email.ts. */
  email: string;
  /** An argon2id hash; null for an account that has other ways to sign in only. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  is_verified: boolean;
  /** Staff permission flags; null for users who are not staff. */
  staff: NullableJson<StaffPermissions>;
  created_at: number;
  /** The owner's choice; null without one. */
  language: Generated<Locale | null>;
  /** The owner's choices; null without them. */
  default_servings: Generated<number | null>;
  default_units: Generated<UnitSystem | null>;
  default_oven: Generated<OvenScale | null>;
  /** Set when its owner denied a sign-in: nothing opens the account until it has a new password. */
  locked_at: Generated<number | null>;
}

interface SessionsTable {
  guid: string;
  /** SHA-256 of the token in the cookie: a stolen table opens no session. */
  token_hash: string;
  user_guid: string;
  created_at: number;
  last_seen_at: number;
  /** The end, however busy the session is. */
  expires_at: number;
  /** Set when it is a member of staff who uses it. */
  impersonation_guid: string | null;
  /** When its user last proved to be the owner. */
  proved_at: number | null;
  /** When its user last gave a second step in it. */
  stepped_up_at: number | null;
  /** What the browser that it was opened in calls itself; '' when it did not say. */
  user_agent: Generated<string>;
}

/** One row for each address that a reset was asked for, whether or not it has an account: both are answered alike. */
interface PasswordResetsTable {
  guid: string;
  email: string;
  expires_at: number;
}

/** An account has one change of address at most; the next one takes its place. */
interface EmailChangesTable {
  guid: string;
  user_guid: string;
  /** The new address. */
  email: string;
  expires_at: number;
}

/** An address that an account had: for a while a new password can be chosen by it, which brings it back. */
interface AddressReturnsTable {
  guid: string;
  user_guid: string;
  /** The address so far. */
  email: string;
  created_at: number;
  expires_at: number;
}

/** What time it was when something was last done, to see a clock that jumps. */
interface ClockMarksTable {
  name: string;
  at: number;
  /** Nothing is deleted before. */
  believed_from: number;
}

/** A code belongs to exactly one of the flows, and fits nothing of the others. */
interface VerificationCodesTable {
  guid: string;
  sign_up_guid: string | null;
  reset_guid: string | null;
  email_change_guid: string | null;
  /** SHA-256 of the token that the client holds. */
  token_hash: string;
  /** HMAC of the code with the token as its key: six digits alone could be guessed from a stolen table. */
  code_hash: string;
  attempts_left: number;
  created_at: number;
  expires_at: number;
  /** Set by the first of: used, replaced by a newer code. */
  ended_at: number | null;
  /** It was asked for besides a first one, while somebody was guessing. */
  is_second: Generated<boolean>;
}

/** Another site's account that opens one of ours. ASVS 6.8.1: known by provider and subject, never by its address. */
interface ConnectedSignInsTable {
  guid: string;
  provider: Provider;
  subject: string;
  user_guid: string;
  /** What the provider said last, for the owner to recognise it by. */
  email: string | null;
  /** The address is the provider's: it forwards what is mailed there. */
  is_relayed: Generated<boolean>;
  created_at: number;
  last_used_at: number;
}

/** A sign-in that is with another site now. Gone as soon as it is answered: it is good once. */
interface OauthTransactionsTable {
  guid: string;
  /** SHA-256 of the state. */
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began. */
  browser_hash: string;
  provider: Provider;
  mode: 'pop-up' | 'page';
  /** The page's own name for it, given back with the result. */
  attempt: string | null;
  source_page: string | null;
  /** Whose account is to be connected; null for a sign-in. */
  user_guid: string | null;
  /** What the provider posted, sealed with the state, until the browser comes for it. */
  answer: Generated<string | null>;
  created_at: number;
  expires_at: number;
}

/** A name that another site tells once, kept until it is somebody's. */
interface KeptNamesTable {
  /** SHA-256 of what names whose it is. */
  holder_hash: string;
  /** Sealed with what the hash is of. */
  sealed: string;
  expires_at: number;
}

interface RateLimitsTable {
  key: string;
  window_start: number;
  window_end: number;
  count: number;
}

export interface Database extends ConsoleTables, FeedbackTables, ShoppingTables {
  users: UsersTable;
  sessions: SessionsTable;
  sign_ups: SignUpsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  address_returns: AddressReturnsTable;
  known_devices: KnownDevicesTable;
  device_notices: DeviceNoticesTable;
  clock_marks: ClockMarksTable;
  verification_codes: VerificationCodesTable;
  connected_sign_ins: ConnectedSignInsTable;
  oauth_transactions: OauthTransactionsTable;
  kept_names: KeptNamesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  rate_limits: RateLimitsTable;
  mails: MailsTable;
  companies: CompaniesTable;
  company_members: CompanyMembersTable;
  projects: ProjectsTable;
  photos: PhotosTable;
  recipe_jobs: RecipeJobsTable;
  job_events: JobEventsTable;
  kitchen_news: KitchenNewsTable;
  kitchen_timers: KitchenTimersTable;
  recipes: RecipesTable;
  recipe_texts: RecipeTextsTable;
  recipe_versions: RecipeVersionsTable;
  recipe_notes: RecipeNotesTable;
  collections: CollectionsTable;
  transcriptions: TranscriptionsTable;
  shared_recipes: SharedRecipesTable;
  ended_links: EndedLinksTable;
  prompts: PromptsTable;
  diet_profiles: DietProfilesTable;
  impersonations: ImpersonationsTable;
  audit_log: AuditLogTable;
  deletion_requests: DeletionRequestsTable;
  messages: MessagesTable;
  authenticators: AuthenticatorsTable;
  authenticator_set_ups: AuthenticatorSetUpsTable;
  pending_sign_ins: PendingSignInsTable;
}
