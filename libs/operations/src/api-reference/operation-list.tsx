import { clipText } from '@console/i18n';
import { EmptyState } from '@console/ui';
import { FilterSelect, SearchBox, useListQuery } from '@console/ui/list';
import { useKeepQuery } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { operationPath } from './document-paths';
import { MethodMark } from './method-mark';
import { foundOperations, OPERATION_QUERY } from './operation-query';
import { useGroupTitle } from './use-group-title';
import { METHODS, type ApiGroup, type ApiOperation, type ApiReference } from './reference/api-reference';
import { isObject } from './reference/read-value';

/** Search and filters of the operations, in the address. */
export function OperationFilters({ reference }: { reference: ApiReference }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const titleOf = useGroupTitle();
  const { state, change } = useListQuery(OPERATION_QUERY);
  return (
    <Flex wrap gap={token.marginXS}>
      <SearchBox value={state.q} label={t('document.search')} onSearch={(q) => change({ q })} />
      <FilterSelect
        label={t('document.group')}
        all={t('document.allGroups')}
        value={state.group}
        options={reference.groups.map(({ id }) => ({ value: id, label: titleOf(id) }))}
        onChange={(group) => change({ group })}
      />
      <FilterSelect
        label={t('document.method')}
        all={t('document.allMethods')}
        value={state.method}
        options={METHODS.map((method) => ({ value: method, label: method }))}
        onChange={(method) => change({ method })}
      />
      <FilterSelect
        label={t('document.kind')}
        all={t('document.allKinds')}
        value={state.kind}
        options={[
          { value: 'specified', label: t('document.specified') },
          { value: 'extension', label: t('document.extensions') },
        ]}
        onChange={(kind) => change({ kind })}
      />
    </Flex>
  );
}

export function OperationList({ reference }: { reference: ApiReference }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { state, narrowed, clear } = useListQuery(OPERATION_QUERY);
  const found = foundOperations(reference.operations, state);

  return (
    <Flex vertical gap={token.margin} style={{ flex: 1, minWidth: 0, minHeight: 0 }}>
      <div role="status" style={{ color: token.colorTextDescription }}>
        {t('document.found', { found: found.length, count: reference.operations.length })}
      </div>
      {found.length === 0 ? (
        <EmptyState
          text={narrowed ? t('document.nothingFound') : t('document.nothing')}
          action={narrowed && <Button onClick={clear}>{t('document.clear')}</Button>}
        />
      ) : (
        <nav aria-label={t('document.operations')} style={{ minHeight: 0, overflowY: 'auto' }}>
          {reference.groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              operations={found.filter((operation) => operation.group === group.id)}
            />
          ))}
        </nav>
      )}
    </Flex>
  );
}

function Group({ group, operations }: { group: ApiGroup; operations: readonly ApiOperation[] }) {
  const { token } = theme.useToken();
  const headingId = useId();
  const title = useGroupTitle()(group.id);
  if (operations.length === 0) return null;
  return (
    <section aria-labelledby={headingId} style={{ marginBottom: token.marginLG }}>
      <h2 id={headingId} style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
        {title}
      </h2>
      {title !== group.id && (
        <code translate="no" style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
          {group.id}
        </code>
      )}
      {group.description !== undefined && (
        <p style={{ margin: 0, color: token.colorTextDescription, overflowWrap: 'anywhere' }}>
          {clipText(group.description)}
        </p>
      )}
      <ul style={{ margin: `${String(token.marginXS)}px 0 0`, padding: 0, listStyle: 'none' }}>
        {operations.map((operation) => (
          <li key={operation.name}>
            <OperationLink operation={operation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OperationLink({ operation }: { operation: ApiOperation }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const keepQuery = useKeepQuery();
  const { name, method, path, summary, extension } = operation;
  const leftBefore = wasOpened(useLocation().state, name);
  return (
    <NavLink
      ref={leftBefore ? takeFocus : bringIntoView}
      to={keepQuery(operationPath(name))}
      style={({ isActive }) => ({
        display: 'block',
        padding: token.paddingXS,
        borderRadius: token.borderRadius,
        overflowWrap: 'anywhere',
        color: token.colorText,
        ...(isActive && { background: token.colorFillSecondary }),
      })}
    >
      <span style={{ display: 'block' }}>{clipText(summary)}</span> <MethodMark method={method} />{' '}
      <code translate="no" style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
        {path}
      </code>
      {extension && (
        <span style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
          {' '}
          {t('document.extension')}
        </span>
      )}
    </NavLink>
  );
}

function wasOpened(state: unknown, name: string): boolean {
  return isObject(state) && state['opened'] === name;
}

function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}

/** Scrolls to the current operation. */
function bringIntoView(link: HTMLAnchorElement | null) {
  if (link?.getAttribute('aria-current') === 'page') link.scrollIntoView({ block: 'nearest' });
}
