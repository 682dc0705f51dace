import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { FailedState } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { type ConsoleSlots, useActionDenial, useSwitchApp } from '@console/shell-layout';
import { Modal, theme } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindAllAppsQuery, useFindMyAppsQuery } from '../api/my-apps-api';
import { listAllApps } from '../contract';

const OFFERED = 50;

interface AppListProps extends Pick<ConsoleSlots['appSwitch'], 'current' | 'all'> {
  onChoose: (appId: string) => void;
}

/** Search over apps by name or App ID with keyboard support. Staff search all apps, customers their own. */
function AppList({ current, all, onChoose }: AppListProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [entered, setEntered] = useState(false);
  const q = typed.trim();
  const { found, hasMore, isCurrent, error, refetch } = useFoundApps(q);
  const options = [...(q === '' ? [{ appId: ADMIN_APP_ID, name: all, status: 'normal' }] : []), ...found];
  const optionId = (index: number) => `${listId}-${String(index)}`;

  // An app without a valid ID cannot be opened.
  const choose = (appId: string) => {
    if (appId !== MISSING) onChoose(appId);
  };
  const chooseActive = useEffectEvent(() => {
    const option = options[active];
    if (option) choose(option.appId);
  });
  useEffect(() => {
    if (entered && isCurrent) chooseActive();
  }, [entered, isCurrent]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (active + step + options.length) % options.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // The focus returns to the button that opened the list, which this key would press.
      event.preventDefault();
      setEntered(true);
    }
  };

  return (
    <>
      {/** A native input: antd's would load all of its forms. */}
      <input
        role="combobox"
        aria-label={t('appSwitch.search')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        placeholder={t('appSwitch.search')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
        style={{
          boxSizing: 'border-box',
          width: '100%',
          height: token.controlHeight,
          paddingInline: token.paddingSM,
          font: 'inherit',
          color: token.colorText,
          background: token.colorBgContainer,
          border: `1px solid ${token.colorBorder}`,
          borderRadius: token.borderRadius,
          outlineColor: token.colorPrimaryBorder,
        }}
      />
      {error && <FailedState title={t('appSwitch.failed')} error={error} onRetry={refetch} />}
      <div
        id={listId}
        role="listbox"
        aria-label={t('appSwitch.list')}
        aria-busy={!isCurrent && !error}
        style={{
          maxHeight: 'min(50dvh, 400px)',
          margin: `${String(token.marginSM)}px 0 0`,
          overflowY: 'auto',
        }}
      >
        {options.map(({ appId, name, status }, index) => (
          <button
            key={appId === MISSING ? index : appId}
            id={optionId(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={appId === current}
            aria-disabled={appId === MISSING}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(appId)}
            style={{
              display: 'block',
              width: '100%',
              padding: `${String(token.paddingXS)}px ${String(token.paddingSM)}px`,
              border: 0,
              borderRadius: token.borderRadius,
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              font: 'inherit',
              fontWeight: appId === current ? token.fontWeightStrong : undefined,
              color: 'inherit',
              textAlign: 'start',
              background: index === active ? token.controlItemBgActive : 'none',
            }}
          >
            {clipText(name)}
            {appId !== ADMIN_APP_ID && (
              <small style={{ display: 'block', fontWeight: 'normal', color: token.colorTextDescription }}>
                {status === 'archived' ? t('appSwitch.archived', { appId }) : clipText(appId)}
              </small>
            )}
          </button>
        ))}
      </div>
      <p
        role="status"
        style={{ margin: `${String(token.marginXS)}px 0 0`, color: token.colorTextDescription }}
      >
        {isCurrent && found.length === 0 && t('appSwitch.none')}
        {hasMore && t('appSwitch.more', { shown: found.length })}
      </p>
    </>
  );
}

function useFoundApps(q: string) {
  const isStaff = useActionDenial({ access: listAllApps.access }) === undefined;
  const args = { q, sort: 'name', perPage: OFFERED };
  const ofAll = useFindAllAppsQuery(args, { skip: !isStaff });
  const mine = useFindMyAppsQuery(args, { skip: isStaff });
  const { data, currentData, error, refetch } = isStaff ? ofAll : mine;
  return {
    found: rowsOf(data)
      .rows.filter((app) => unlessMissing(() => app.kind === 'tenant', true))
      .map((app) => ({
        appId: unlessMissing(() => app.appId, MISSING),
        name: unlessMissing(() => app.name, MISSING),
        status: unlessMissing(() => app.status, 'normal'),
      })),
    hasMore: data !== undefined && data.total > OFFERED,
    isCurrent: currentData !== undefined,
    error: error && 'kind' in error ? error : undefined,
    refetch: () => void refetch(),
  };
}

export function AppSwitchDialog({ open, onClose, ...list }: ConsoleSlots['appSwitch']) {
  const { t } = useTranslation('tenantApps');
  const switchTo = useSwitchApp();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={t('appSwitch.title')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      width={480}
      // Not `autoFocus`: antd records the previously focused element after it has moved the focus.
      afterOpenChange={(isOpen) => {
        if (isOpen) content.current?.querySelector('input')?.focus();
      }}
    >
      <div ref={content}>
        <AppList
          {...list}
          onChoose={(appId) => {
            onClose();
            if (appId !== list.current) switchTo(appId);
          }}
        />
      </div>
    </Modal>
  );
}
