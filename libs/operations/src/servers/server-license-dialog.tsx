import { FormField, ItemFormDialog } from '@console/ui/form';
import { useCloseTo } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateServerLicenseMutation } from '../api/servers-api';
import { UpdateServerLicenseDto } from '../contract';
import { LICENSE_SERVERS } from './changes-servers';
import { LicenseEndInput } from './license-end-input';
import { clearPendingLicense, savePendingLicense, pendingLicenseEnd } from './pending-license';
import { useServerDialog } from './use-server-dialog';

/** @see spec 3.12, 4.6 */
export function ServerLicenseDialog() {
  const { t } = useTranslation('operations');
  const { storage } = useConsole();
  const { args, dialog } = useServerDialog();
  const close = useCloseTo(dialog.closeTo);
  const [update] = useUpdateServerLicenseMutation();
  const [waiting] = useState(() => pendingLicenseEnd(storage, args.id));
  const isValid = dialog.result.currentData?.license.state === 'valid';
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.serverLicense')}
      titleOf={({ name, license: { state } }) =>
        state === 'valid' ? t('servers.licensing.changeOf', { name }) : t('servers.licensing.addTo', { name })
      }
      requires={LICENSE_SERVERS}
      schema={UpdateServerLicenseDto}
      valuesOf={({ license: { state, expiresAt } }) => ({
        expiresAt: (state === 'valid' ? expiresAt : waiting) ?? '',
      })}
      run={(body, ifMatch) => update({ ...args, body, ifMatch })}
      submitLabel={t(isValid ? 'servers.licensing.save' : 'servers.licensing.add')}
      draftKey="servers:license"
      onDone={() => {
        clearPendingLicense(storage);
        close();
      }}
    >
      {({ id, license: { state, expiresAt } }) => (
        <FormField name="expiresAt" label={t('servers.licensing.lastDay')} help={t('servers.licensing.help')}>
          <LicenseEndInput
            present={state === 'valid' ? expiresAt : null}
            onChosen={(chosen) => savePendingLicense(storage, { serverId: id, expiresAt: chosen })}
          />
        </FormField>
      )}
    </ItemFormDialog>
  );
}
