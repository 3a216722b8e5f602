import { encode } from 'uqr';
import styles from './Authenticator.module.css';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** Quiet zone in modules; ISO 18004 requires four. */
const border = 4;

/** A QR code as one SVG path: no canvas, no markup from text. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
