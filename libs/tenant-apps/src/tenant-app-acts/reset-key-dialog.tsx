import { ConfirmDialog, SecretOnce } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetTenantAppApiKeyMutation } from '../api/tenant-apps-api';
import type { ActDialogProps } from './act-dialog';
import { useAffected } from './use-affected';

/** Ends an app's API key and shows the new one, this once. @see docs/behaviour.md 7.5 */
export function ResetKeyDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [resetKey, { reset }] = useResetTenantAppApiKeyMutation();
  const [newKey, setNewKey] = useState<string>();

  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('resetKey.title', { name: app.name })}
        affected={useAffected('resetKey', app.appId, open)}
        typedName={app.name}
        danger
        run={async () => {
          const outcome = await resetKey({ id: app.appId });
          if (outcome.data) {
            // The key stands on this screen alone, not in the store.
            reset();
            setNewKey(outcome.data.apiKey);
          }
          return outcome;
        }}
        onClose={onClose}
      >
        {t('resetKey.effect')}
      </ConfirmDialog>
      <Modal
        open={newKey !== undefined}
        title={t('resetKey.doneTitle', { name: app.name })}
        // Only by the button: what is closed in passing is lost.
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        destroyOnHidden
        footer={
          <Button
            type="primary"
            onClick={() => {
              setNewKey(undefined);
            }}
          >
            {t('resetKey.kept')}
          </Button>
        }
      >
        {newKey !== undefined && (
          <SecretOnce
            label={t('detail.apiKey')}
            warning={t('resetKey.keep')}
            values={[newKey]}
            fileName={`${app.appId}-api-key.txt`}
          />
        )}
      </Modal>
    </>
  );
}
