import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  /** The recipe's title: a list has many favourite buttons. */
  title: string;
  isFavourite: boolean;
  onChange: (isFavourite: boolean) => void;
}

/** A favourite toggle. */
export function FavouriteButton({ title, isFavourite, onChange }: FavouriteButtonProps) {
  const { t } = useLingui();
  return (
    <button
      className={styles.heart}
      type="button"
      aria-label={t`Favourite: ${title}`}
      aria-pressed={isFavourite}
      onClick={() => onChange(!isFavourite)}
    >
      <Heart />
    </button>
  );
}
