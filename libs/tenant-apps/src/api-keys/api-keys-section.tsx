import { hasStatus } from '@console/http';
import {
  DateTime,
  EmptyState,
  FactRow,
  GuardedButton,
  QueryState,
  StatusTag,
  useNow,
  useUi,
  useZone,
  type Requirement,
} from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { Section } from '@console/ui/overview';
import { theme } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiKeysQuery } from '../api/api-keys-api';
import type { ApiKey } from '../contract';

const CreateKeyDialog = lazyComponent(async () => (await import('./create-key-dialog')).CreateKeyDialog);
const ResetNamedKeyDialog = lazyComponent(async () => (await import('./key-dialogs')).ResetNamedKeyDialog);
const RevokeKeyDialog = lazyComponent(async () => (await import('./key-dialogs')).RevokeKeyDialog);

interface ApiKeysSectionProps {
  appId: string;
  requires: Requirement;
  /** For platforms with a single key per app. */
  fallback: ReactNode;
}

/** The API keys of an app. @see spec 7.5 */
export function ApiKeysSection({ appId, requires, fallback }: ApiKeysSectionProps) {
  const { t } = useTranslation('tenantApps');
  const result = useListApiKeysQuery({ id: appId });
  const [creating, setCreating] = useState<boolean>();
  const { error } = result;
  if ([404, 501].some((status) => hasStatus(error, status))) return fallback;
  return (
    <Section
      title={t('apiKeys.title')}
      actions={
        <GuardedButton size="small" requires={requires} onClick={() => setCreating(true)}>
          {t('apiKeys.create.open')}
        </GuardedButton>
      }
    >
      <QueryState result={result} failed={t('apiKeys.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState text={t('apiKeys.none')} />
          ) : (
            <ul aria-label={t('apiKeys.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {data.map((apiKey, index) => (
                <KeyRow
                  key={apiKey.id}
                  appId={appId}
                  apiKey={apiKey}
                  requires={requires}
                  divided={index > 0}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {creating !== undefined && (
        <CreateKeyDialog appId={appId} open={creating} onClose={() => setCreating(false)} />
      )}
    </Section>
  );
}

interface KeyRowProps {
  appId: string;
  apiKey: ApiKey;
  requires: Requirement;
  divided: boolean;
}

function KeyRow({ appId, apiKey, requires, divided }: KeyRowProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  const now = useNow(60_000);
  const [opened, setOpened] = useState<{ dialog: 'reset' | 'revoke'; open: boolean }>();
  const { id, name, lastFour, scope, usedAt, createdAt, createdBy, expiresAt, previousUntil } = apiKey;
  const close = () => setOpened(opened && { ...opened, open: false });
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  const time = (value: string) => <DateTime value={value} zone={zone} />;
  const actionOf = (dialog: 'reset' | 'revoke') => ({
    key: `${dialog}:${id}`,
    label: t(`apiKeys.${dialog}.of`, { key: name }),
    text: t(`apiKeys.${dialog}.open`),
    danger: dialog === 'revoke',
    requires,
    run: () => setOpened({ dialog, open: true }),
  });
  const actions = [...(isExpired ? [] : [actionOf('reset')]), actionOf('revoke')];
  useUi().usePageActions(actions);
  const facts = [
    { label: t('apiKeys.scope'), value: t(`apiKeys.scopes.${scope}`) },
    {
      label: t('detail.keyUsed'),
      value: usedAt === null ? t('detail.keyNeverUsed') : <DateTime value={usedAt} zone={zone} relative />,
    },
    ...(expiresAt === null || isExpired ? [] : [{ label: t('apiKeys.expires'), value: time(expiresAt) }]),
    ...(previousUntil === null ? [] : [{ label: t('apiKeys.previousUntil'), value: time(previousUntil) }]),
    { label: t('detail.createdAt'), value: time(createdAt) },
    ...(createdBy ? [{ label: t('apiKeys.createdBy'), value: createdBy.email }] : []),
  ];

  return (
    <>
      <FactRow
        name={name}
        mark={
          <>
            <span style={{ color: token.colorTextDescription }}>{t('detail.keyMasked', { lastFour })}</span>
            {isExpired && <StatusTag tone="off" label={t('apiKeys.expired')} />}
          </>
        }
        facts={facts}
        actions={actions.map(({ key, label, text, danger, run }) => (
          <GuardedButton
            key={key}
            size="small"
            danger={danger}
            aria-label={label}
            requires={requires}
            onClick={run}
          >
            {text}
          </GuardedButton>
        ))}
        divided={divided}
      />
      {opened?.dialog === 'reset' && (
        <ResetNamedKeyDialog appId={appId} apiKey={apiKey} open={opened.open} onClose={close} />
      )}
      {opened?.dialog === 'revoke' && (
        <RevokeKeyDialog appId={appId} apiKey={apiKey} open={opened.open} onClose={close} />
      )}
    </>
  );
}
