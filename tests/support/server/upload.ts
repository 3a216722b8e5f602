import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { TestApp, TestViewer } from './app.ts';

/** A form with one file, as a browser sends it. */
export function formWith(
  bytes: Buffer,
  { field = 'photo', name = 'photo.jpg', type = 'image/jpeg' } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `form-${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const uploadPath = (viewer: TestViewer): string => fillPath(endpoints.uploadPhoto.path, { companyUri: viewer.companyUri });

export function upload(
  { app }: TestApp,
  viewer: TestViewer,
  bytes: Buffer,
  options: Parameters<typeof formWith>[1] = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers } = formWith(bytes, options);
  return app.inject({ method: 'POST', url: uploadPath(viewer), headers: { ...viewer.headers, ...headers }, payload });
}
