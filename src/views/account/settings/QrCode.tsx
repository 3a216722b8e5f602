import { encode } from 'uqr';
import styles from './Authenticator.module.css';

interface QrCodeProps {
  text: string;
  /** What it is, for somebody who does not see it. */
  label: string;
}

/** Modules around the code that stay light; ISO 18004 asks for four. */
const border = 4;

/** A QR code as one path: no canvas, no markup out of a text. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
