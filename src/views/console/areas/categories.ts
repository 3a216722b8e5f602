import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import FolderTree from 'lucide-react/icons/folder-tree';
import { categories } from '../../../../contract/console/content-areas.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { areaView } from './area-view.ts';

/** Language names in the reader's language: `Intl` knows them, but a field needs a full label. */
const names: Record<`name.${Locale}`, MessageDescriptor> = {
  'name.en': msg`Name in English`,
  'name.de': msg`Name in German`,
  'name.fr': msg`Name in French`,
  'name.es': msg`Name in Spanish`,
  'name.it': msg`Name in Italian`,
  'name.pt-BR': msg`Name in Portuguese`,
  'name.ar': msg`Name in Arabic`,
  'name.he': msg`Name in Hebrew`,
  'name.hi': msg`Name in Hindi`,
  'name.ja': msg`Name in Japanese`,
  'name.zh-Hans': msg`Name in Chinese`,
};

const columns = {
  name: msg`Name`,
  picture: msg`Photo`,
  slug: msg`Slug`,
  parent: msg`Category above`,
  position: msg`Position`,
  recipes: msg`Recipes`,
  missing: msg`Without a name in`,
  createdAt: msg`Created`,
};

export const categoriesView = areaView(categories, {
  title: msg`Categories`,
  intro: msg`How recipes are sorted, with a name in each language.`,
  Icon: FolderTree,
  columns,
  filters: { isEmpty: msg`Without recipes`, isTop: msg`At the top`, isUntranslated: msg`Names are missing` },
  actions: { move: msg`Move`, merge: msg`Merge into another`, remove: msg`Remove` },
  fields: {
    slug: columns.slug,
    picture: columns.picture,
    parent: columns.parent,
    position: columns.position,
    ...names,
    missing: columns.missing,
    recipes: columns.recipes,
    createdAt: columns.createdAt,
  },
  lists: { children: { title: msg`Categories below`, columns: { name: columns.name, slug: columns.slug, position: columns.position } } },
  options: {},
  make: msg`New category`,
});
