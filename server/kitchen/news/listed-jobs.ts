import { sql, type Kysely } from 'kysely';
import type { Company } from '../../../contract/entities.ts';
import type { CookRequest, Job, Stage } from '../../../contract/kitchen/kitchen.ts';
import { mostJobsListed, type ListedJob } from '../../../contract/kitchen/kitchen-news.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import type { Database } from '../../db/schema.ts';
import { inWords } from '../../language/speech.ts';
import { wishInWords } from '../jobs/base.ts';
import { type Remark } from '@anydish/kitchen/cook';

const day = 24 * 60 * 60_000;
/** Characters of the order that a list line shows. */
const longestRequest = 160;

interface Row {
  guid: string;
  company_guid: string;
  status: Job['status'];
  stage: Stage | null;
  request: CookRequest;
  recipe_guid: string | null;
  created_at: string;
  finished_at: string | null;
  seen_at: string | null;
  failure: { statusCode: number; message: Remark; retryAfter: number | null } | null;
  title: string | null;
}

interface Asked {
  userGuid: string;
  companies: readonly Company[];
  language: Locale;
  now: number;
}

/** An account's running jobs, and those finished within a day, newest first. Omits cancelled jobs and recipes in the trash. */
export async function listedJobs(db: Kysely<Database>, { userGuid, companies, language, now }: Asked): Promise<ListedJob[]> {
  // The title comes from the recipe, or from the partial recipe.
  const { rows } = await sql<Row>`
    select j.guid, j.company_guid, j.status, j.stage, j.request, j.recipe_guid, j.created_at, j.finished_at, j.seen_at, j.failure,
      coalesce(r.title, r.body ->> 'title', (
        select e.event -> 'recipe' ->> 'title' from job_events e
        where e.job_guid = j.guid and e.event ->> 'type' = 'partial' order by e.sequence desc limit 1)) as title
    from recipe_jobs j
    left join recipes r on r.guid = coalesce(j.recipe_guid, (j.request ->> 'refines')::uuid) and r.trashed_at is null
    where j.user_guid = ${userGuid} and j.created_at > ${now - 2 * day} and j.status <> 'cancelled'
      and (j.status = 'cooking' or j.finished_at > ${now - day}) and (j.status <> 'done' or r.guid is not null)
    order by j.created_at desc, j.guid desc limit ${mostJobsListed}`.execute(db);
  const uris = new Map(companies.map(({ guid, uri }) => [guid, uri]));
  return rows.flatMap((row): ListedJob[] => {
    const companyUri = uris.get(row.company_guid);
    if (companyUri === undefined) return [];
    return [
      {
        guid: row.guid,
        companyUri,
        status: row.status,
        stage: row.stage,
        title: row.title,
        description: cutText(wishInWords(row.request, language), longestRequest),
        hasPhoto: row.request.photoGuid !== null,
        refines: row.request.refines ?? null,
        recipeGuid: row.recipe_guid,
        createdAt: Number(row.created_at),
        endedAt: row.finished_at === null ? null : Number(row.finished_at),
        failure: row.failure === null ? null : { ...row.failure, message: inWords(row.failure.message, language) },
        isSeen: row.seen_at !== null,
      },
    ];
  });
}

/** Marks these jobs as seen. Returns how many were unseen. */
export async function seeJobs(db: Kysely<Database>, userGuid: string, guids: readonly string[], now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('recipe_jobs')
    .set({ seen_at: now })
    .where('guid', 'in', guids)
    .where('user_guid', '=', userGuid)
    .where('status', '<>', 'cooking')
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
