import { sql, type Kysely } from 'kysely';
import type { Row } from '../../contract/console/shapes.ts';
import type { Database } from '../db/schema.ts';
import type { Sql } from './engine/source.ts';

/** Maximum number of versions and dishes shown. */
const mostTold = 20;
const mostOfPrompt = 100;

const sum = (column: string): Sql => sql`coalesce(sum(d.${sql.ref(column)}), 0)::float8`;
const sums = { thumbsUp: sum('ups'), thumbsDown: sum('downs'), cooked: sum('cooked'), reports: sum('reports') } as const;
const told = sql.join(Object.entries(sums).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
/** Most complaints first; dishes whose complaints were all withdrawn are left out. */
const complained = sql`sum(d.downs + d.reports) desc, sum(d.ups + d.cooked) desc`;
const hasSome = sql`sum(d.ups + d.downs + d.cooked + d.reports) > 0`;

const ofVersion = (value: Sql): Sql => sql`case when t.name = 'recipe' then
  (select ${value} from dish_days d where d.prompt_version = t.version) end`;

/** Feedback on the recipes of a version, as cells of the prompts area. */
export const feedbackFigures = {
  thumbsUp: ofVersion(sums.thumbsUp),
  thumbsDown: ofVersion(sums.thumbsDown),
  cooked: ofVersion(sums.cooked),
  reports: ofVersion(sums.reports),
} as const;

interface Counts {
  thumbsUp: number;
  thumbsDown: number;
  cooked: number;
  reports: number;
}

/** Feedback on the recipes of a prompt version, by dish. */
export async function dishesOfPrompt(db: Kysely<Database>, guid: string): Promise<Row[]> {
  const { rows } = await sql<Counts & { dish: string }>`
    select d.dish, ${told} from dish_days d join prompts p on p.version = d.prompt_version and p.name = 'recipe' where p.guid = ${guid}
    group by d.dish having ${hasSome} order by ${complained}, d.dish limit ${mostOfPrompt}`.execute(db);
  return rows.map((cells) => ({ guid: cells.dish === '' ? '-' : cells.dish, version: 1, cells: { ...cells } }));
}

/** Feedback on recipes since a day, by prompt version and by dish. */
export async function feedbackSince(db: Kysely<Database>, first: number) {
  const by = async <Key>(key: Sql) => {
    const { rows } = await sql<Counts & Key>`
      select ${key}, ${told} from dish_days d where d.day >= ${first} group by 1 having ${hasSome}
      order by ${complained}, 1 limit ${mostTold}`.execute(db);
    return rows;
  };
  return {
    versions: await by<{ promptVersion: number }>(sql`d.prompt_version as "promptVersion"`),
    dishes: await by<{ dish: string }>(sql`d.dish`),
  };
}
