import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { useConfirm, useCopy, type PageAction, type Requirement } from '@console/ui';
import { preloadedComponent } from '@console/ui/lazy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useShareStreamMutation,
  useStartStreamMutation,
  useStopSharingStreamMutation,
  useStopStreamMutation,
} from '../api/streams-api';
import { STREAMS_ACCESS, type Stream } from '../contract';
import { editStreamPath, streamListPath } from '../stream-paths';
import { useStreamTexts } from '../use-stream-texts';

const DeleteStreamDialog = preloadedComponent(
  async () => (await import('./delete-stream-dialog')).DeleteStreamDialog,
  ({ stream }) => stream !== undefined,
);

export const CHANGE_STREAMS: Requirement = { access: STREAMS_ACCESS, change: true };

interface ActionPaths {
  list: (appId: string | undefined) => string;
  edit: (appId: string | undefined, id: string) => string;
}

/** The key of start and stop: one button, which keeps the focus when its action changes. */
export const POWER = 'power';

const STREAM_PATHS: ActionPaths = { list: streamListPath, edit: editStreamPath };

/** The actions on streams and channels, for rows and pages; render `dialogs` once. */
export function useStreamActions(paths = STREAM_PATHS) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const texts = useStreamTexts();
  const [start] = useStartStreamMutation();
  const [stop] = useStopStreamMutation();
  const [share] = useShareStreamMutation();
  const [stopSharing] = useStopSharingStreamMutation();
  const copy = useCopy();
  const { ask, dialog } = useConfirm();
  const [deleted, setDeleted] = useState<Stream>();
  const requires = CHANGE_STREAMS;
  const shareAndCopy = async (id: string) => {
    const { data } = await share({ id, appId });
    if (data?.playbackUrl) await copy(data.playbackUrl);
  };

  const askTo = (action: 'stop' | 'sharing.stop', { id, name, viewers }: Stream) => {
    const values = { name, viewers: texts.viewers(viewers) };
    const runs = { stop, 'sharing.stop': stopSharing };
    ask({
      title: t(`${action}.title`, values),
      action: t(`${action}.action`),
      effect: t(`${action}.effect`, values),
      danger: true,
      run: () => runs[action]({ id, appId }),
    });
  };

  const actionsOf = (stream: Stream): PageAction[] => [
    stream.state === 'off'
      ? {
          key: POWER,
          label: t('start'),
          icon: <CaretRightOutlined aria-hidden />,
          requires,
          run: () => void start({ id: stream.id, appId }),
        }
      : {
          key: POWER,
          label: t('stop.action'),
          icon: <StopOutlined aria-hidden />,
          requires,
          run: () => askTo('stop', stream),
        },
    {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      requires,
      run: () => openPath(paths.edit(appId, stream.id)),
    },
    stream.playbackUrl === null
      ? {
          key: 'share',
          label: t('sharing.share'),
          icon: <CopyOutlined aria-hidden />,
          inMenu: true,
          requires,
          run: () => void shareAndCopy(stream.id),
        }
      : {
          key: 'stop-sharing',
          label: t('sharing.stop.action'),
          icon: <StopOutlined aria-hidden />,
          danger: true,
          inMenu: true,
          requires,
          run: () => askTo('sharing.stop', stream),
        },
    ...(stream.state === 'off'
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: <DeleteOutlined aria-hidden />,
            danger: true,
            inMenu: true,
            requires,
            run: () => setDeleted(stream),
          },
        ]
      : []),
  ];
  const dialogs = (
    <>
      {dialog}
      <DeleteStreamDialog
        stream={deleted}
        onDone={() => openPath(paths.list(appId))}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
  return { actionsOf, dialogs };
}
