import styles from './HeroArt.module.css';

const corner = 'M0 46V20A20 20 0 0 1 20 0h26';
const wave = 'q22-30 44 0t44 0 44 0 44 0 44 0';

/** A bowl of ramen in a camera's viewfinder, and the resulting recipe. */
export function HeroArt() {
  return (
    <svg className={styles.art} viewBox="0 0 560 540" aria-hidden="true">
      <circle className={styles.glow} cx="280" cy="262" r="250" />
      <g>
        <circle className={styles.rind} cx="92" cy="372" r="50" />
        <circle className={styles.pith} cx="92" cy="372" r="41" />
        <path className={styles.segments} d="M92 333v78M58 352l68 40M58 392l68-40" />
      </g>
      <path className={styles.leafDeep} d="M132 190c-40 4-68-14-80-50 40-6 70 12 80 50Z" />
      <path className={styles.leaf} d="M134 188c-26-22-32-52-14-84 28 18 34 50 14 84Z" />

      <ellipse className={styles.shadow} cx="284" cy="280" rx="186" ry="184" />
      <circle className={styles.bowl} cx="276" cy="262" r="184" />
      <circle className={styles.rim} cx="276" cy="262" r="171" />
      <circle className={styles.broth} cx="276" cy="262" r="152" />
      <g className={styles.nori}>
        <path d="m330 66 84 34-34 84-84-34Z" />
        <path className={styles.noriLight} d="m372 98 74 52-52 74-74-52Z" />
      </g>
      <g className={styles.noodles}>
        {[250, 274, 298, 322, 346, 370].map((y, row) => (
          <path key={y} d={`M${154 + Math.abs(row - 2) * 7} ${y}${wave}`} />
        ))}
      </g>
      <g>
        <ellipse className={styles.white} cx="206" cy="194" rx="56" ry="47" transform="rotate(-24 206 194)" />
        <circle className={styles.yolk} cx="202" cy="197" r="26" />
        <circle className={styles.shine} cx="193" cy="188" r="7" />
      </g>
      <g>
        <ellipse className={styles.white} cx="300" cy="172" rx="50" ry="42" transform="rotate(18 300 172)" />
        <circle className={styles.yolk} cx="301" cy="174" r="23" />
        <circle className={styles.shine} cx="293" cy="166" r="6" />
      </g>
      <g className={styles.meat}>
        <path d="M322 262c8-34 66-40 84-8 14 26-6 58-38 60-32 2-52-22-46-52Z" />
        <path className={styles.meatFat} d="M340 268c8-20 40-24 52-6" />
        <path className={styles.meatFat} d="M348 290c12-14 32-12 42-2" />
      </g>
      <g>
        <circle className={styles.white} cx="172" cy="276" r="32" />
        <path className={styles.swirl} d="M170 278c4-6 12 0 8 7-6 9-22 4-20-10 2-16 26-19 33-4" />
        <circle className={styles.tomato} cx="344" cy="356" r="27" />
        <circle className={styles.tomatoLight} cx="344" cy="356" r="19" />
        <path className={styles.seeds} d="M344 344v24m-11-17 22 10m0-10-22 10" />
      </g>
      <g className={styles.scallions}>
        <circle cx="256" cy="250" r="10" />
        <circle cx="282" cy="238" r="9" />
        <circle cx="274" cy="266" r="11" />
        <circle cx="236" cy="362" r="10" />
        <circle cx="262" cy="380" r="9" />
        <circle cx="190" cy="326" r="9" />
      </g>
      <path className={styles.leafDeep} d="M286 318c2-24 18-36 42-34 0 24-16 38-42 34Z" />
      <path className={styles.leaf} d="M286 318c-24-2-34-18-30-40 24 2 36 18 30 40Z" />
      <path className={styles.sticks} d="m420 470 96-290m-66 298L546 196" />

      <g className={styles.finder}>
        <path d={corner} transform="translate(56 40)" />
        <path d={corner} transform="matrix(-1 0 0 1 504 40)" />
        <path d={corner} transform="matrix(1 0 0 -1 56 488)" />
      </g>

      <g transform="rotate(-5 428 434)">
        <g className={styles.card}>
          <rect className={styles.sheet} x="330" y="352" width="196" height="164" rx="20" />
          <rect className={styles.title} x="354" y="376" width="112" height="14" rx="7" />
          <path className={styles.line} d="M388 418h108M388 448h84m-84 30h98" />
          <path className={styles.ticks} d="m354 417 6 6 11-12m-17 36 6 6 11-12m-17 36 6 6 11-12" />
        </g>
      </g>
    </svg>
  );
}
