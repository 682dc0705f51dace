import type { ResponseOf } from '@console/http/contract';
import { ConfirmDialog, type Outcome } from '@console/ui';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetTenantAppApiKeyMutation } from '../api/tenant-apps-api';
import { NewKeyDialog } from '../api-keys/new-key-dialog';
import type { resetTenantAppApiKey, TenantApp } from '../contract';
import { useAffected } from './affected-by';

export interface ActionDialogProps {
  app: Pick<TenantApp, 'appId' | 'name'>;
  open: boolean;
  onClose: () => void;
}

interface KeyResetDialogProps extends ActionDialogProps {
  affected: NonNullable<ComponentProps<typeof ConfirmDialog>['affected']>;
  run: (appId: string) => PromiseLike<Outcome<ResponseOf<typeof resetTenantAppApiKey>>>;
  forget: () => void;
}

export function KeyResetDialog({ app, open, onClose, affected, run, forget }: KeyResetDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [newKey, setNewKey] = useState<string>();

  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('resetKey.title', { name: app.name })}
        action={t('resetKey.action')}
        affected={affected}
        typedName={app.appId}
        danger
        run={async () => {
          const outcome = await run(app.appId);
          if (outcome.data) {
            // The key must not remain in the store.
            forget();
            setNewKey(outcome.data.apiKey);
          }
          return outcome;
        }}
        onClose={onClose}
      >
        {t('resetKey.effect')}
      </ConfirmDialog>
      <NewKeyDialog
        appId={app.appId}
        title={t('resetKey.doneTitle', { name: app.name })}
        apiKey={newKey}
        onClose={() => setNewKey(undefined)}
      />
    </>
  );
}

/** @see spec 7.5 */
export function ResetKeyDialog(dialog: ActionDialogProps) {
  const [resetKey, { reset }] = useResetTenantAppApiKeyMutation();
  return (
    <KeyResetDialog
      {...dialog}
      affected={useAffected('resetKey', dialog.app.appId, dialog.open)}
      run={(id) => resetKey({ id })}
      forget={reset}
    />
  );
}
