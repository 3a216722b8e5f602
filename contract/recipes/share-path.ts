/** The public page of a shared recipe: `/r/{words of its title}-{id}`. */
export const sharedPagePath = '/r/:link';

const idLength = 12;

/** The id at the end of a link; null for other text. */
export function idOfLink(link: string): string | null {
  const [id = ''] = link.split('-').slice(-1);
  return id.length === idLength && /^[0-9A-Za-z]+$/.test(id) ? id : null;
}

/** The words of a title in an address: lower-case Latin letters and digits. Titles in other scripts have none. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}

export function sharedPath(title: string, id: string): string {
  const slug = slugOf(title);
  return `/r/${slug === '' ? '' : `${slug}-`}${id}`;
}

/** The link in the path of a public page; null for another page. */
export const linkOf = (path: string): string | null => /^\/r\/([^/]+)\/?$/i.exec(path)?.[1] ?? null;

/** Says what a shared recipe is, for sites that embed links (https://oembed.com). */
export const oembedPath = '/oembed';
