import type { ResponseOf } from '@console/http/contract';
import { ConfirmDialog, SecretOnce, type Affected, type Outcome } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { resetTenantAppApiKey } from '../contract';
import type { ActDialogProps } from './act-dialog';

interface KeyResetDialogProps extends ActDialogProps {
  affected: Affected;
  /** The call that ends the key and answers the new one. */
  run: (appId: string) => PromiseLike<Outcome<ResponseOf<typeof resetTenantAppApiKey>>>;
  /** After the call, whose answer is not to stay in the store. */
  forget: () => void;
}

/** Ends an app's API key and shows the new one, this once: whoever's the call is. */
export function KeyResetDialog({ app, open, onClose, affected, run, forget }: KeyResetDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [newKey, setNewKey] = useState<string>();

  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('resetKey.title', { name: app.name })}
        affected={affected}
        typedName={app.name}
        danger
        run={async () => {
          const outcome = await run(app.appId);
          if (outcome.data) {
            // The key stands on this screen alone, not in the store.
            forget();
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
