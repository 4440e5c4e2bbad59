import css from './frontispiece.module.css';

/** An engraver's plate: an archway, steps, and the lamp that stands for the game. Drawn here, in the colours of the page. */
export function Frontispiece() {
  return (
    <svg
      className={css['plate']}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="lamp-glow" cx="50%" cy="50%" r="50%">
          <stop offset="0%" className={css['glowIn']} />
          <stop offset="45%" className={css['glowMid']} />
          <stop offset="100%" className={css['glowOut']} />
        </radialGradient>
        <pattern id="rain" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path d="M0 0V9" className={css['hatch']} />
        </pattern>
      </defs>
      <rect width="400" height="500" className={css['night']} />
      <rect width="400" height="500" fill="url(#rain)" />
      <path d="M60 500V210a140 140 0 0 1 280 0v290z" className={css['wall']} />
      <path d="M92 500V214a108 108 0 0 1 216 0v286z" className={css['arch']} />
      <g className={css['voussoirs']}>
        <path d="M60 210h32M340 210h-32M65 172l31 7M335 172l-31 7M80 137l29 15M320 137l-29 15M104 107l24 22M296 107l-24 22M137 83l16 29M263 83l-16 29M176 71l6 33M224 71l-6 33M60 262h32M340 262h-32M60 314h32M340 314h-32M60 366h32M340 366h-32M60 418h32M340 418h-32" />
      </g>
      <circle cx="200" cy="236" r="170" fill="url(#lamp-glow)" />
      <g className={css['steps']}>
        <path d="M128 404h144v22H128zM112 426h176v26H112zM92 452h216v48H92z" />
      </g>
      <g className={css['edges']}>
        <path d="M128 404h144M112 426h176M92 452h216" />
      </g>
      <path d="M200 106v72" className={css['chain']} />
      <g className={css['lantern']}>
        <path d="M182 196l6-18h24l6 18z" />
        <path d="M178 196h44l8 74h-60z" className={css['glass']} />
        <path d="M166 270h68v12h-68zM184 282h32v8h-32z" />
        <path d="M193 196l-4 74M207 196l4 74" className={css['bars']} />
      </g>
      <path d="M200 256c-11-7-9-18 0-34 9 16 11 27 0 34z" className={css['flame']} />
    </svg>
  );
}
