import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { FailedState, Monogram } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { type ConsoleSlots, useActionDenial } from '@console/shell-layout';
import { theme } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindAllAppsQuery, useFindMyAppsQuery } from '../api/my-apps-api';
import { listAllApps } from '../contract';

const OFFERED = 50;

interface AppOption {
  appId: string;
  name: string;
  status?: string;
}

/** Search over apps by name or App ID with keyboard support. Staff search all apps, customers their own. */
export function AppSwitchList({ current, all, recent, onChoose }: ConsoleSlots['appSwitch']) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [entered, setEntered] = useState(false);
  const q = typed.trim();
  const { found, hasMore, isCurrent, error, refetch } = useFoundApps(q);
  const others = found.filter(({ appId }) => !recent.some((app) => app.appId === appId));
  const groups: { label?: string; apps: AppOption[] }[] =
    q === ''
      ? [
          { apps: [{ appId: ADMIN_APP_ID, name: all }] },
          { label: t('appSwitch.recent'), apps: [...recent] },
          { label: t('appSwitch.list'), apps: others },
        ]
      : [{ apps: found }];
  const options = groups.flatMap(({ apps }) => apps);
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
  useEffect(() => search.current?.focus(), []);

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
        ref={search}
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
      />
      {error && <FailedState title={t('appSwitch.failed')} error={error} onRetry={refetch} />}
      <div id={listId} role="listbox" aria-label={t('appSwitch.list')} aria-busy={!isCurrent && !error}>
        {groups.map(({ label, apps }, group) => {
          const before = groups.slice(0, group).flatMap((earlier) => earlier.apps).length;
          if (apps.length === 0) return null;
          return (
            <div key={label ?? ''} role="group" aria-label={label}>
              {label !== undefined && (
                <div aria-hidden className="label">
                  {label}
                </div>
              )}
              {apps.map(({ appId, name, status }, index) => (
                <button
                  key={appId === MISSING ? index : appId}
                  id={optionId(before + index)}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={appId === current}
                  aria-disabled={appId === MISSING}
                  data-active={before + index === active || undefined}
                  onMouseMove={() => setActive(before + index)}
                  onClick={() => choose(appId)}
                >
                  {appId === ADMIN_APP_ID ? (
                    <AppstoreOutlined aria-hidden className="all" />
                  ) : (
                    <Monogram name={name} />
                  )}
                  <span className="name">{clipText(name)}</span>
                  {appId !== ADMIN_APP_ID && (
                    <small>
                      {status === 'archived' ? t('appSwitch.archived', { appId }) : clipText(appId)}
                    </small>
                  )}
                  {appId === current && <CheckOutlined aria-hidden />}
                </button>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" style={{ color: token.colorTextDescription }}>
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
