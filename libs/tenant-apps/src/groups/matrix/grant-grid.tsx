import { clipText } from '@console/i18n';
import { usePreferences } from '@console/shell-layout';
import { theme } from 'antd';
import { useId, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantGroup } from '../../contract';
import type { GrantableApiGroup } from '../use-grantable-api-groups';
import { isGranted } from './grant-changes';
import { steppedTo, type Cell } from './grid-steps';
import type { Grants } from './use-grants';

interface GrantGridProps {
  groups: readonly TenantGroup[];
  apiGroups: readonly GrantableApiGroup[];
  grants: Grants;
  locked: boolean;
}

/**
 * A grid with one tab stop: arrow keys, Home and End move, Space toggles. Native checkboxes, since there
 * may be a thousand.
 */
export function GrantGrid({ groups, apiGroups, grants, locked }: GrantGridProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const [{ darkMode }] = usePreferences();
  const reasonId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });

  const line = `1px solid ${token.colorSplit}`;
  const head: CSSProperties = {
    padding: token.paddingSM,
    fontWeight: token.fontWeightStrong,
    verticalAlign: 'bottom',
    overflowWrap: 'anywhere',
    borderBottom: line,
  };
  const first: CSSProperties = {
    ...head,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 'min(280px, 45vw)',
    minWidth: 'min(280px, 45vw)',
    textAlign: 'start',
    verticalAlign: 'middle',
    background: token.colorBgContainer,
    borderInlineEnd: line,
  };
  const small: CSSProperties = {
    fontSize: token.fontSizeSM,
    fontWeight: 'normal',
    color: token.colorTextDescription,
  };
  const box: CSSProperties = {
    display: 'block',
    width: token.controlInteractiveSize,
    height: token.controlInteractiveSize,
    margin: 'auto',
    accentColor: token.colorPrimary,
    // A host page may have its own color scheme.
    colorScheme: darkMode ? 'dark' : 'light',
    scrollMarginInlineStart: 'min(280px, 45vw)',
  };

  const boxAt = ({ row, column }: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${String(row)}"][data-column="${String(column)}"]`);
  const exceedsMine = (group: TenantGroup) =>
    apiGroups.some(({ apiGroupId, lock }) => lock === 'notHeld' && group.apiGroups.includes(apiGroupId));

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div role="region" aria-label={t('groups.matrix.title')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table
        ref={grid}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of controls with one tab stop is a grid
        role="grid"
        aria-label={t('groups.matrix.grid')}
        aria-readonly={locked}
        style={{ borderCollapse: 'separate', borderSpacing: 0, background: token.colorBgContainer }}
        onKeyDown={(event) => {
          const next = steppedTo(active, event, apiGroups.length, groups.length);
          if (!next || event.target === grid.current) return;
          event.preventDefault();
          boxAt(next)?.focus();
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={first}>
              {t('groups.apiGroups')}
            </th>
            {groups.map((group) => {
              const changes = Object.keys(grants.changesFor(group) ?? {}).length;
              return (
                <th key={group.id} scope="col" style={{ ...head, minWidth: 112, maxWidth: 160 }}>
                  <bdi>{clipText(group.name)}</bdi>
                  {changes > 0 && (
                    <div style={{ ...small, color: token.colorText }}>
                      {t('groups.matrix.changes', { count: changes })}
                    </div>
                  )}
                  {exceedsMine(group) && (
                    <div id={`${reasonId}-${group.id}`} style={small}>
                      {t('groups.matrix.exceedsMine')}
                    </div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {apiGroups.map(({ apiGroupId, name, description, lock }, row) => (
            <tr key={apiGroupId}>
              <th scope="row" style={first}>
                {name}
                <div style={small}>{description}</div>
                {lock && (
                  <em id={`${reasonId}-${apiGroupId}`} style={small}>
                    {t(`groups.lock.${lock}`)}
                  </em>
                )}
              </th>
              {groups.map((group, column) => {
                const changes = grants.changesFor(group);
                const isChanged = changes !== undefined && Object.hasOwn(changes, apiGroupId);
                const isShut = locked || lock !== undefined || exceedsMine(group);
                const reason = lock ? apiGroupId : exceedsMine(group) ? group.id : undefined;
                return (
                  <td
                    key={group.id}
                    style={{
                      padding: token.paddingSM,
                      borderBottom: line,
                      ...(isChanged && {
                        background: token.controlItemBgActive,
                        boxShadow: `inset 0 0 0 1px ${token.colorPrimaryBorder}`,
                      }),
                    }}
                  >
                    <input
                      type="checkbox"
                      data-row={row}
                      data-column={column}
                      tabIndex={row === active.row && column === active.column ? 0 : -1}
                      aria-label={t(isChanged ? 'groups.matrix.changedBox' : 'groups.matrix.box', {
                        apiGroup: name,
                        group: group.name,
                      })}
                      // Not `disabled`: keyboard users can reach it and read the reason.
                      aria-disabled={isShut}
                      {...(reason !== undefined && { 'aria-describedby': `${reasonId}-${reason}` })}
                      checked={isGranted(grants.grantedBy(group), changes, apiGroupId)}
                      style={{ ...box, ...(isShut && { opacity: 0.5, cursor: 'not-allowed' }) }}
                      onFocus={() => setActive({ row, column })}
                      onChange={({ target }) => {
                        if (!isShut) grants.change(group, apiGroupId, target.checked);
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
