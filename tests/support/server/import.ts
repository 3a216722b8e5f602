import { strToU8, zipSync, type Zippable } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { create } from 'superstruct';
import { endpoints } from '../../../contract/endpoints.ts';
import type { ImportReport } from '../../../contract/recipes/import-endpoints.ts';
import { payloadOf, type TestApp, type TestViewer } from './app.ts';
import { formWith } from './upload.ts';

/** Sends a file of recipes, as the page does. */
export function sendRecipes(
  { app }: TestApp,
  viewer: TestViewer,
  bytes: Uint8Array,
  { field = 'file', headers = {} as Record<string, string>, remoteAddress = '127.0.0.1' } = {},
): Promise<LightMyRequestResponse> {
  const form = formWith(Buffer.from(bytes), { field, name: '../../etc/recipes.zip', type: 'application/octet-stream' });
  return app.inject({
    method: 'POST',
    url: endpoints.importRecipes.path,
    headers: { ...viewer.headers, ...form.headers, ...headers },
    payload: form.payload,
    remoteAddress,
  });
}

export const reportOf = (response: LightMyRequestResponse): ImportReport => create(payloadOf(response), endpoints.importRecipes.payload);

/** A ZIP of texts, JSON and bytes. */
export const zipOf = (files: Record<string, string | Uint8Array | object>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        content instanceof Uint8Array ? content : strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
      ]),
    ) as Zippable,
  );

/** A file as Paprika exports it. */
export const paprikaOf = (recipes: readonly object[]): Uint8Array =>
  zipOf(Object.fromEntries(recipes.map((recipe, index) => [`Recipe ${index}.paprikarecipe`, gzipSync(JSON.stringify(recipe))])));

/** A photo as other apps keep them. */
export const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

/** The recipes of a user that are not in the trash, oldest first. */
export const recipesOf = ({ db }: TestApp, { userGuid }: TestViewer) =>
  db.selectFrom('recipes').selectAll().where('user_guid', '=', userGuid).where('trashed_at', 'is', null).orderBy('guid').execute();
