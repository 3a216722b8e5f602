/** Where everybody finds a shared recipe: `/r/{words of its title}-{id}`. */
export const sharedPagePath = '/r/:link';

const idLength = 12;

/** The id at the end of a link; null for what is no link. */
export function idOfLink(link: string): string | null {
  const [id = ''] = link.split('-').slice(-1);
  return id.length === idLength && /^[0-9A-Za-z]+$/.test(id) ? id : null;
}

/** The words of a title in an address: small Latin letters and digits. A title of other letters has none. */
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
