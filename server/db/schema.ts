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
  FileSweepsTable,
  LeftFilesTable,
  PhotoFormsTable,
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
import type { DeletionRequestsTable, MessagesTable, StaffNotesTable } from './personal-data-schema.ts';
import type {
  AuthenticatorsTable,
  AuthenticatorSetUpsTable,
  DeviceNoticesTable,
  KnownDevicesTable,
  PendingSignInsTable,
} from './second-step-schema.ts';
import type { SignUpsTable } from './sign-up-schema.ts';
import type { AuditLogTable, AuditSealsTable, AuditUnsealedTable, ImpersonationsTable, SeenByStaff } from './staff-schema.ts';
import type { ClockMarksTable, RateLimitsTable, WorkersTable } from './process-schema.ts';

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
  /** Set when its owner denied a sign-in: the account stays locked until it has a new password. */
  locked_at: Generated<number | null>;
}

interface SessionsTable {
  guid: string;
  /** SHA-256 of the token in the cookie: a stolen table opens no session. */
  token_hash: string;
  user_guid: string;
  created_at: number;
  last_seen_at: number;
  /** The absolute end, even of an active session. */
  expires_at: number;
  /** Set for a session of impersonating staff. */
  impersonation_guid: string | null;
  /** When the user last proved to be the owner. */
  proved_at: number | null;
  /** When the user last gave a second step in it. */
  stepped_up_at: number | null;
  /** The browser's name at the start; '' when unknown. */
  user_agent: Generated<string>;
}

/** One row per address for which a reset was requested, with or without an account: both get the same answers. */
interface PasswordResetsTable {
  guid: string;
  email: string;
  expires_at: number;
}

/** An account has at most one change of address; a new one replaces it. */
interface EmailChangesTable {
  guid: string;
  user_guid: string;
  /** The new address. */
  email: string;
  expires_at: number;
}

/** A previous address of an account: for a while it can reset the password, which restores it. */
interface AddressReturnsTable {
  guid: string;
  user_guid: string;
  /** The previous address. */
  email: string;
  created_at: number;
  expires_at: number;
}

/** A code belongs to exactly one flow and is invalid in the others. */
interface VerificationCodesTable {
  guid: string;
  sign_up_guid: string | null;
  reset_guid: string | null;
  email_change_guid: string | null;
  /** SHA-256 of the client's token. */
  token_hash: string;
  /** HMAC of the code with the token as its key: six digits alone could be guessed from a stolen table. */
  code_hash: string;
  attempts_left: number;
  created_at: number;
  expires_at: number;
  /** Set when the code is used or replaced by a newer one. */
  ended_at: number | null;
  /** A second code, required while someone is guessing. */
  is_second: Generated<boolean>;
}

/** An external account that opens one of ours. ASVS 6.8.1: identified by provider and subject, never by address. */
interface ConnectedSignInsTable {
  guid: string;
  provider: Provider;
  subject: string;
  user_guid: string;
  /** What the provider said last, so that the owner recognises it. */
  email: string | null;
  /** A relay address of the provider. */
  is_relayed: Generated<boolean>;
  created_at: number;
  last_used_at: number;
}

/** A pending external sign-in. Deleted when answered: single use. */
interface OauthTransactionsTable {
  guid: string;
  /** SHA-256 of the state. */
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began. */
  browser_hash: string;
  provider: Provider;
  mode: 'pop-up' | 'page';
  /** The page's own id, returned with the result. */
  attempt: string | null;
  source_page: string | null;
  /** The account to connect; null for a sign-in. */
  user_guid: string | null;
  /** The provider's posted answer, encrypted with the state, until the browser fetches it. */
  answer: Generated<string | null>;
  created_at: number;
  expires_at: number;
}

/** A name that a provider sends only once, kept until the account exists. */
interface KeptNamesTable {
  /** SHA-256 of the owner's identity. */
  holder_hash: string;
  /** Encrypted with the hashed value. */
  sealed: string;
  expires_at: number;
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
  workers: WorkersTable;
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
  photo_forms: PhotoFormsTable;
  left_files: LeftFilesTable;
  file_sweeps: FileSweepsTable;
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
  audit_seals: AuditSealsTable;
  audit_unsealed: AuditUnsealedTable;
  deletion_requests: DeletionRequestsTable;
  messages: MessagesTable;
  staff_notes: StaffNotesTable;
  authenticators: AuthenticatorsTable;
  authenticator_set_ups: AuthenticatorSetUpsTable;
  pending_sign_ins: PendingSignInsTable;
}
