import { Drawer, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartStyles } from '../theme/part-styles';
import { useMediaQuery } from '../theme/use-media-query';
import { useCloseTo } from './use-close-to';
import { useReturnedFocus } from './use-returned-focus';

/** Next to its list. */
const DOCKED_WIDTH = 'clamp(640px, 54vw, 1040px)';

/** In a list of at most so many pixels, columns from this one on are hidden. */
const DOCKED_COLUMNS = [
  [699, 5],
  [399, 4],
  [349, 3],
] as const;

const DOCKED_STYLES = [
  `main:has(> .console-docked) { margin-inline-end: ${DOCKED_WIDTH}; }`,
  ...DOCKED_COLUMNS.map(
    ([width, column]) =>
      `@container (max-width: ${String(width)}px) { main:has(> .console-docked) .console-table :is(col, th, td):nth-child(n + ${String(column)}):not(.actions) { display: none; } }`,
  ),
].join('\n');

interface RouteDrawerProps {
  title: string;
  /** The parent path; its query is retained. */
  closeTo: string;
  /** Pixels; narrower windows limit it. */
  width: number;
  /** On wide screens next to the list, which stays usable and takes the rest of the width. */
  docked?: boolean;
  /** Actions in the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Details of one list item as a child route, so it has an address and survives a reload. */
export function RouteDrawer({ title, closeTo, width, docked = false, actions, children }: RouteDrawerProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const close = useCloseTo(closeTo);
  useReturnedFocus();
  const isDocked = useMediaQuery('(min-width: 1200px)') && docked;

  return (
    <>
      {isDocked && (
        <>
          <PartStyles name="docked">{DOCKED_STYLES}</PartStyles>
          <span className="console-docked" />
        </>
      )}
      <Drawer
        open
        title={title}
        size={isDocked ? DOCKED_WIDTH : width}
        mask={!isDocked}
        aria-modal={!isDocked}
        extra={actions}
        onClose={close}
        closable={{ 'aria-label': t('dialog.close') }}
        styles={{
          // Its height is the same before the actions are known.
          header: {
            flex: 'none',
            gap: token.marginXS,
            minHeight: token.controlHeight + 2 * token.padding + 1,
          },
          title: { overflowWrap: 'anywhere' },
        }}
      >
        {children}
      </Drawer>
    </>
  );
}
