import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { useCloseTo } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetServerQuery, useUpdateServerLicenseMutation } from '../api/servers-api';
import { UpdateServerLicenseDto, type Server } from '../contract';
import { LICENSE_SERVERS } from './changes-servers';
import { LicenseEndInput } from './license-end-input';
import { ServerLoader } from './server-loader';
import { useServerScope } from './server-scope';
import { clearPendingLicense, savePendingLicense, pendingLicenseEnd } from './pending-license';

/** @see spec 3.12, 4.6 */
export function ServerLicenseDialog() {
  const { t } = useTranslation('operations');
  return (
    <ServerLoader title={t('routes.serverLicense')}>
      {(server) => <ServerLicense key={server.id} server={server} />}
    </ServerLoader>
  );
}

function ServerLicense({ server }: { server: Server & { etag: string } }) {
  const { t } = useTranslation('operations');
  const { id, name, license } = server;
  const { storage } = useConsole();
  const { path, appId } = useServerScope();
  const close = useCloseTo(path);
  const [update] = useUpdateServerLicenseMutation();
  const [read] = useLazyGetServerQuery();
  const [waiting] = useState(() => pendingLicenseEnd(storage, id));
  const valuesOf = ({ license: { expiresAt } }: Server) => ({ expiresAt: expiresAt ?? '' });

  return (
    <FormDialog
      title={
        license.state === 'valid'
          ? t('servers.licensing.changeOf', { name })
          : t('servers.licensing.addTo', { name })
      }
      requires={LICENSE_SERVERS}
      schema={UpdateServerLicenseDto}
      initialValues={license.state === 'valid' ? valuesOf(server) : { expiresAt: waiting ?? '' }}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? server.etag })}
      readLatest={() => latestOf(read({ id, appId }), valuesOf)}
      submitLabel={license.state === 'valid' ? t('servers.licensing.save') : t('servers.licensing.add')}
      draftKey={`servers:license ${id}`}
      closeTo={path}
      onDone={() => {
        clearPendingLicense(storage);
        close();
      }}
    >
      <FormField name="expiresAt" label={t('servers.licensing.lastDay')} help={t('servers.licensing.help')}>
        <LicenseEndInput
          present={license.state === 'valid' ? license.expiresAt : null}
          onChosen={(expiresAt) => savePendingLicense(storage, { serverId: id, expiresAt })}
        />
      </FormField>
    </FormDialog>
  );
}
