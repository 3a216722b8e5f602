import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { categoryPath, type CategoryLink } from '../../../../contract/recipes/category-pages.ts';
import styles from './CategoryPage.module.css';

interface CategoryLinksProps {
  categories: readonly CategoryLink[];
  /** Defaults to the category's own page. */
  hrefOf?: (slug: string) => string;
}

/** Links to category pages. */
export function CategoryLinks({ categories, hrefOf = categoryPath }: CategoryLinksProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`} className={styles.links}>
      {categories.map(({ slug, name }) => (
        <Link key={slug} href={hrefOf(slug)} className={styles.link} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  );
}
