import { useLingui } from '@lingui/react/macro';
import type { ShownWish } from '../../../contract/wishes.ts';
import { WishChips } from '../wishes/WishChips.tsx';

/** What was wished for when the recipe was made, and is kept. */
export function KeptWishes({ wishes }: { wishes: readonly ShownWish[] }) {
  const { t } = useLingui();
  return <WishChips label={t`Your wishes`} wishes={wishes} />;
}
