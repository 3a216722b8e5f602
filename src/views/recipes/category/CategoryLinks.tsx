import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { categoryPath, type PublicCategory } from '../../../../contract/recipes/category-pages.ts';
import styles from './CategoryPage.module.css';

/** Leads to the pages of categories. */
export function CategoryLinks({ categories }: { categories: PublicCategory['children'] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`} className={styles.links}>
      {categories.map(({ slug, name }) => (
        <Link key={slug} href={categoryPath(slug)} className={styles.link} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  );
}
