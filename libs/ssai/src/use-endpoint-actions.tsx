import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { useConfirm, type PageAction, type Requirement } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteSsaiEndpointMutation } from './api/ssai-api';
import { SSAI_ACCESS, type SsaiEndpoint } from './contract';
import { endpointListPath, endpointPath } from './ssai-paths';

export const CHANGE_SSAI: Requirement = { access: SSAI_ACCESS, change: true };

/** The actions on endpoints, for rows and pages; render `dialogs` once. */
export function useEndpointActions() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const [remove] = useDeleteSsaiEndpointMutation();
  const { ask, dialog: dialogs } = useConfirm();
  const requires = CHANGE_SSAI;
  const open = (id: string, page: string) => openPath(`${endpointPath(appId, id)}/${page}`);

  const actionsOf = (endpoint: SsaiEndpoint): PageAction[] => [
    ...(endpoint.isOn && endpoint.stream.isLive
      ? [
          {
            key: 'break',
            label: t('startBreak.action'),
            icon: <PlayCircleOutlined aria-hidden />,
            requires,
            run: () => open(endpoint.id, 'break'),
          },
        ]
      : []),
    {
      key: 'test',
      label: t('test.action'),
      icon: <ExperimentOutlined aria-hidden />,
      requires,
      run: () => open(endpoint.id, 'test'),
    },
    {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      requires,
      run: () => open(endpoint.id, 'edit'),
    },
    {
      key: 'delete',
      label: t('delete.action'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      inMenu: true,
      requires,
      run: () =>
        ask({
          title: t('delete.title', { name: endpoint.name }),
          action: t('delete.action'),
          effect: t('delete.effect'),
          danger: true,
          run: () => remove({ id: endpoint.id, appId }),
          onDone: () => openPath(endpointListPath(appId)),
        }),
    },
  ];
  return { actionsOf, dialogs };
}
