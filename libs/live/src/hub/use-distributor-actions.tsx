import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { ConfirmDialog, type PageAction } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeleteDistributorMutation, useUpdateDistributorMutation } from '../api/hub-api';
import type { Distributor } from '../contract';
import { editResourcePath, resourceListPath } from '../resource/resource-paths';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useAppScope } from '../use-app-scope';

interface Asked {
  action: 'suspend' | 'delete';
  distributor: Distributor;
}

/** The actions on distributors, for rows and pages; render `dialogs` once. */
export function useDistributorActions() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const [update] = useUpdateDistributorMutation();
  const [remove] = useDeleteDistributorMutation();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };

  const actionsOf = (distributor: Distributor): PageAction[] => {
    const { id, status } = distributor;
    const change = { requires: CHANGE_STREAMS, inMenu: true };
    return [
      {
        key: 'edit',
        label: t('edit.action'),
        icon: <EditOutlined aria-hidden />,
        requires: CHANGE_STREAMS,
        run: () => void navigate(keepQuery(editResourcePath('hub/distributors', appId, id))),
      },
      status === 'active'
        ? {
            ...change,
            key: 'suspend',
            label: t('hub.suspend.action'),
            icon: <PauseOutlined aria-hidden />,
            run: () => ask({ action: 'suspend', distributor }),
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
        run: () => ask({ action: 'delete', distributor }),
      },
    ];
  };

  const dialogs = asked && (
    <ConfirmDialog
      open={isOpen}
      title={t(`hub.${asked.action}.title`, { name: asked.distributor.name })}
      action={t(`hub.${asked.action}.action`)}
      danger
      run={() => {
        const { id } = asked.distributor;
        return asked.action === 'suspend'
          ? update({ id, appId, body: { status: 'suspended' } })
          : remove({ id, appId });
      }}
      onDone={() => {
        if (asked.action === 'delete') void navigate(keepQuery(resourceListPath('hub/distributors', appId)));
      }}
      onClose={() => setOpen(false)}
    >
      <p>{t(`hub.${asked.action}.effect`)}</p>
      {asked.distributor.channels.length > 0 && (
        <p>
          <bdi>{asked.distributor.channels.join(', ')}</bdi>
        </p>
      )}
    </ConfirmDialog>
  );
  return { actionsOf, dialogs };
}
