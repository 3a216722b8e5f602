import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Folder from 'lucide-react/icons/folder';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import styles from './Collections.module.css';

interface InCollectionsProps {
  /** Keys of the recipe's collections. */
  keys: readonly string[];
  collections: ActorRefFrom<typeof collectionsMachine>;
}

/** The collections of a recipe, each linking to its list. */
export function InCollections({ keys, collections }: InCollectionsProps) {
  const { t } = useLingui();
  const all = useSelector(collections, (snapshot) => snapshot.context.collections);
  const own = all.filter(({ guid }) => keys.includes(guid));
  if (own.length === 0) return null;
  return (
    <ul className={styles.in} aria-label={t`In these collections`}>
      {own.map(({ guid, name }) => (
        <li key={guid}>
          <Link href={`/account?collection=${guid}`}>
            <Folder />
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
