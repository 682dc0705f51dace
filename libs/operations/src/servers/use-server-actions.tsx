import EditOutlined from '@ant-design/icons/EditOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import type { PageAction } from '@console/ui';
import { useOpenPath } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { Server } from '../contract';
import { CHANGE_SERVERS, LICENSE_SERVERS } from './changes-servers';
import { serverLicensePath, serverNotePath } from '../paths/server-paths';
import { useServerScope } from './server-scope';

export function useServerActions(): (server: Server) => PageAction[] {
  const { t } = useTranslation('operations');
  const { path } = useServerScope();
  const openPath = useOpenPath();
  return ({ id, license }) => [
    {
      key: 'license',
      label: t(license.state === 'valid' ? 'servers.licensing.change' : 'servers.licensing.add'),
      icon: <SafetyCertificateOutlined aria-hidden />,
      requires: LICENSE_SERVERS,
      run: () => openPath(serverLicensePath(path, id)),
    },
    {
      key: 'note',
      label: t('servers.note.edit'),
      icon: <EditOutlined aria-hidden />,
      requires: CHANGE_SERVERS,
      run: () => openPath(serverNotePath(path, id)),
    },
  ];
}
