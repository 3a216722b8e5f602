/** Response headers of an XMLHttpRequest: "name: value" per line. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * A `fetch` with upload progress, from 0 to 1: the native one has none, and its request streams need HTTP/2. Like the native one, it
 * rejects with a TypeError without an answer.
 */
export const uploadFetch =
  (body: FormData, onProgress: (share: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { url, method, headers, signal } = new Request(input, init);
      const request = new XMLHttpRequest();
      request.open(method, url);
      const accept = headers.get('accept');
      if (accept !== null) request.setRequestHeader('accept', accept);
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : Math.min(0.99, loaded / total)));
      request.upload.addEventListener('load', () => onProgress(1));
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        const response: unknown = request.response;
        resolve(
          new Response(response instanceof Blob ? response : null, {
            status,
            statusText,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      // Sends the form itself, so that the browser sets the boundary.
      request.send(body);
    });
