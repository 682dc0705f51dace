import { formatDateTime } from '@console/i18n';
import { ConfirmDialog, usePopUps, useZone } from '@console/ui';
import { Flex, Select, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetNamedApiKeyMutation, useRevokeApiKeyMutation } from '../api/api-keys-api';
import { RESET_OVERLAPS, type ApiKey } from '../contract/api-keys';
import { keyUse } from './key-use';
import { NewKeyDialog } from './new-key-dialog';

const OVERLAPS = { 0: 'none', 1: 'hour', 24: 'day', 168: 'week' } as const;

interface KeyDialogProps {
  appId: string;
  apiKey: ApiKey;
  open: boolean;
  onClose: () => void;
}

/** @see spec 7.5 */
export function ResetNamedKeyDialog({ appId, apiKey, open, onClose }: KeyDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const overlapId = useId();
  const use = useKeyUse(apiKey);
  const [overlapHours, setOverlapHours] = useState<(typeof RESET_OVERLAPS)[number]>(0);
  const [resetKey, { reset }] = useResetNamedApiKeyMutation();
  const [newKey, setNewKey] = useState<string>();
  const { id: keyId, name: key, lastFour, etag } = apiKey;

  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('apiKeys.reset.title', { key })}
        action={t('resetKey.action')}
        affected={{
          data: [
            overlapHours === 0
              ? t('affected.key', { lastFour })
              : t('apiKeys.reset.overlapping', {
                  lastFour,
                  overlap: t(`apiKeys.overlaps.${OVERLAPS[overlapHours]}`),
                }),
            use,
          ],
        }}
        typedName={appId}
        danger
        run={async () => {
          const outcome = await resetKey({ id: appId, keyId, ifMatch: etag, body: { overlapHours } });
          if (outcome.data) {
            // The key must not remain in the store.
            reset();
            setNewKey(outcome.data.apiKey);
          }
          return outcome;
        }}
        onClose={() => {
          setOverlapHours(0);
          onClose();
        }}
      >
        <Flex vertical gap={token.marginXXS}>
          <label htmlFor={overlapId}>{t('apiKeys.reset.overlap')}</label>
          <Select
            id={overlapId}
            value={overlapHours}
            onChange={setOverlapHours}
            options={RESET_OVERLAPS.map((hours) => ({
              value: hours,
              label: t(`apiKeys.overlaps.${OVERLAPS[hours]}`),
            }))}
          />
        </Flex>
      </ConfirmDialog>
      <NewKeyDialog
        appId={appId}
        title={t('apiKeys.reset.done', { key })}
        apiKey={newKey}
        onClose={() => setNewKey(undefined)}
      />
    </>
  );
}

export function RevokeKeyDialog({ appId, apiKey, open, onClose }: KeyDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const use = useKeyUse(apiKey);
  const [revoke] = useRevokeApiKeyMutation();
  const { id: keyId, name: key, lastFour, previousUntil } = apiKey;
  return (
    <ConfirmDialog
      open={open}
      title={t('apiKeys.revoke.title', { key })}
      action={t('apiKeys.revoke.action')}
      affected={{
        data: [
          t('affected.key', { lastFour }),
          ...(previousUntil === null ? [] : [t('apiKeys.revoke.previous')]),
          use,
        ],
      }}
      typedName={appId}
      danger
      run={() => revoke({ id: appId, keyId })}
      onDone={() => message.success(t('apiKeys.revoke.done', { key }))}
      onClose={onClose}
    >
      {t('apiKeys.revoke.effect')}
    </ConfirmDialog>
  );
}

function useKeyUse({ usedAt }: ApiKey): string {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  return keyUse(usedAt, { t, time: (value) => formatDateTime(value, zone) });
}
