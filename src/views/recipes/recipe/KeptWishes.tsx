import { useLingui } from '@lingui/react/macro';
import type { ShownWish } from '../../../../contract/kitchen/wishes.ts';
import { WishChips } from '../../kitchen/wishes/WishChips.tsx';

/** What was wished for when the recipe was made, and is kept. */
export function KeptWishes({ wishes }: { wishes: readonly ShownWish[] }) {
  const { t } = useLingui();
  return <WishChips label={t`Your wishes`} wishes={wishes} />;
}
