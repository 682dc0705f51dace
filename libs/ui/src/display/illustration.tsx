import type { ReactNode } from 'react';
import { cssToken } from '../theme/tokens';

export type IllustrationName =
  'empty' | 'nothing-found' | 'failed' | 'no-access' | 'not-found' | 'server-error' | 'unavailable';

const LINE = { stroke: cssToken('lineStrong'), strokeWidth: 2, strokeLinecap: 'round' } as const;
const INK = {
  stroke: cssToken('text3'),
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const RING = { r: 7, fill: cssToken('surface'), stroke: cssToken('text3'), strokeWidth: 2 };
const DOT = { r: 7, fill: cssToken('accent') };
const FADERS = <path d="M14 66h92M30 66V26M60 66V14M90 66V36" {...LINE} />;

/** Faders and a signal on its way: drawn with the theme's colors, without meaning of their own. */
const DRAWINGS: Record<IllustrationName, ReactNode> = {
  empty: (
    <>
      {FADERS}
      <circle cx="30" cy="66" {...RING} />
      <circle cx="60" cy="66" {...RING} />
      <circle cx="90" cy="66" {...RING} />
    </>
  ),
  'nothing-found': (
    <>
      {FADERS}
      <circle cx="56" cy="40" {...RING} r="20" />
      <path d="m71 55 14 14" {...INK} strokeWidth="4" />
    </>
  ),
  failed: (
    <>
      {FADERS}
      <circle cx="30" cy="44" {...RING} />
      <path d="m60 22 11 20H49z" fill={cssToken('warningSolid')} />
      <circle cx="90" cy="52" {...RING} />
    </>
  ),
  'no-access': (
    <>
      <path d="M22 40h82" {...LINE} />
      <circle cx="26" cy="40" {...DOT} />
      <path d="M60 68V14h28v14H60M74 14v14" {...INK} fill={cssToken('surface')} />
    </>
  ),
  'not-found': (
    <>
      <path d="M26 40h24M78 40h16" {...LINE} />
      <path d="M52 40c8 0 8-18 12-18M64 58c4 0 6-18 12-18" {...LINE} strokeDasharray="2 5" />
      <circle cx="26" cy="40" {...DOT} />
      <circle cx="94" cy="40" {...RING} />
    </>
  ),
  'server-error': (
    <>
      <path d="M26 40h18M76 40h32" {...LINE} />
      <path
        d="m44 40 4-12 8 30 8-36 6 22 6-4"
        stroke={cssToken('warningSolid')}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="26" cy="40" {...DOT} />
    </>
  ),
  unavailable: (
    <>
      <path d="M26 40h28" {...LINE} />
      <path d="M58 40h34" {...LINE} strokeDasharray="2 6" />
      <circle cx="26" cy="40" {...DOT} />
      <circle cx="96" cy="40" {...RING} />
      <path d="m91 35 10 10" {...INK} />
    </>
  ),
};

/** A drawing above what a page says instead of its content. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden width="120" height="80" viewBox="0 0 120 80" fill="none">
      {DRAWINGS[name]}
    </svg>
  );
}
