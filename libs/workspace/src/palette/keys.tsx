import { cssToken } from '@console/ui/theme';
import type { CSSProperties } from 'react';

const CAP: CSSProperties = {
  boxSizing: 'border-box',
  minWidth: 18,
  paddingInline: 4,
  border: `1px solid ${cssToken('lineStrong')}`,
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '16px',
  textAlign: 'center',
  color: cssToken('text3'),
  background: cssToken('surface'),
};

/** The label of the key that shortcuts are pressed with. */
export function controlKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

/** A shortcut as key caps. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span style={{ display: 'inline-flex', flex: 'none', gap: 4 }}>
      {keys.map((key) => (
        <kbd key={key} translate="no" style={CAP}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
