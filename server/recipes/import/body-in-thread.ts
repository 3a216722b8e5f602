import type { Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { Unusable, type Draft } from './draft.ts';
import type { Storable } from './to-body.ts';

/**
 * The recipe as it is stored, with labels from the lexicon.
 * @throws Unusable when it is not a recipe
 */
export async function toBody(draft: Draft, own: Locale, wishes: readonly Wish[], owner: string): Promise<Storable> {
  // Pictures are transferred separately.
  const found = await readUntrusted('body', [{ ...draft, photo: null }, own, wishes], { owner, field: 'ingredients' });
  if ('reason' in found) throw new Unusable(found.reason, found.title);
  return found;
}
