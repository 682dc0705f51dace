import { theme } from 'antd';
import { cssToken } from '../theme/tokens';

const TINTS = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const;

/** The initials of an app on a tint of its own; decorative, next to the name. */
export function Monogram({ name }: { name: string }) {
  const { token } = theme.useToken();
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const tint = cssToken(TINTS[sum % TINTS.length] ?? 'chart5');
  return (
    <span
      aria-hidden
      style={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: token.borderRadiusSM,
        fontSize: 10,
        fontWeight: token.fontWeightStrong,
        color: token.colorText,
        background: `color-mix(in srgb, ${tint} 22%, ${cssToken('surface')})`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Of the first two words, or the first two letters of one. */
function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/[\s-]+/);
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  return letters.toUpperCase();
}
