import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { useConfirm, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteDistributorMutation, useUpdateDistributorMutation } from '../api/hub-api';
import type { Distributor } from '../contract';
import { editResourcePath, resourceListPath } from '../resource/resource-paths';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

/** The actions on distributors, for rows and pages; render `dialogs` once. */
export function useDistributorActions() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const [update] = useUpdateDistributorMutation();
  const [remove] = useDeleteDistributorMutation();
  const { ask, dialog: dialogs } = useConfirm();
  const askTo = (action: 'suspend' | 'delete', { id, name, channels }: Distributor) =>
    ask({
      title: t(`hub.${action}.title`, { name }),
      action: t(`hub.${action}.action`),
      effect: (
        <>
          <p>{t(`hub.${action}.effect`)}</p>
          {channels.length > 0 && (
            <p>
              <bdi>{channels.join(', ')}</bdi>
            </p>
          )}
        </>
      ),
      danger: true,
      run: () =>
        action === 'suspend' ? update({ id, appId, body: { status: 'suspended' } }) : remove({ id, appId }),
      onDone: () => {
        if (action === 'delete') openPath(resourceListPath('hub/distributors', appId));
      },
    });

  const actionsOf = (distributor: Distributor): PageAction[] => {
    const { id, status } = distributor;
    const change = { requires: CHANGE_STREAMS, inMenu: true };
    return [
      {
        key: 'edit',
        label: t('edit.action'),
        icon: <EditOutlined aria-hidden />,
        requires: CHANGE_STREAMS,
        run: () => openPath(editResourcePath('hub/distributors', appId, id)),
      },
      status === 'active'
        ? {
            ...change,
            key: 'suspend',
            label: t('hub.suspend.action'),
            icon: <PauseOutlined aria-hidden />,
            run: () => askTo('suspend', distributor),
          }
        : {
            ...change,
            key: 'activate',
            label: t('hub.activate'),
            icon: <PlayCircleOutlined aria-hidden />,
            run: () => void update({ id, appId, body: { status: 'active' } }),
          },
      {
        ...change,
        key: 'delete',
        label: t('hub.delete.action'),
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        run: () => askTo('delete', distributor),
      },
    ];
  };
  return { actionsOf, dialogs };
}
