import { use } from 'react';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { startPageOf } from '../../machines/shell/start-page.ts';
import { AppContext, type AppActor } from '../app/app-context.tsx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** The logo, linking to the reader's start page. The kit is also rendered without the product: then it links to the landing page. */
export function Logo({ productName }: { productName: string }) {
  const handle = use(AppContext);
  return handle === null ? <LogoTo href="/" productName={productName} /> : <LogoHome app={handle.app} productName={productName} />;
}

function LogoHome({ app, productName }: { app: AppActor; productName: string }) {
  const session = useSelector(app, (snapshot) => snapshot.children.session);
  const href = useSelector(session, (snapshot) => (snapshot === undefined ? '/' : startPageOf(snapshot.context.session)));
  return <LogoTo href={href} productName={productName} />;
}

const LogoTo = ({ href, productName }: { href: string; productName: string }) => (
  <Link className={styles.logo} href={href}>
    <LogoMark />
    {productName}
  </Link>
);
