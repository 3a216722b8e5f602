import { Link } from 'wouter';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** The product's sign and name, leading home. */
export function Logo({ productName }: { productName: string }) {
  return (
    <Link className={styles.logo} href="/">
      <LogoMark />
      {productName}
    </Link>
  );
}
