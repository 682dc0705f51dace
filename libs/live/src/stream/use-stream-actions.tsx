import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { ConfirmDialog, type PageAction, type Requirement } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeleteStreamMutation, useStartStreamMutation, useStopStreamMutation } from '../api/streams-api';
import { STREAMS_ACCESS, type Stream } from '../contract';
import { editStreamPath, streamListPath } from '../stream-paths';
import { useAppScope } from '../use-app-scope';
import { useStreamTexts } from '../use-stream-texts';

export const CHANGE_STREAMS: Requirement = { access: STREAMS_ACCESS, change: true };

interface Asked {
  action: 'stop' | 'delete';
  stream: Stream;
}

interface ActionPaths {
  list: (appId: string | undefined) => string;
  edit: (appId: string | undefined, id: string) => string;
}

const STREAM_PATHS: ActionPaths = { list: streamListPath, edit: editStreamPath };

/** The actions on streams and channels, for rows and pages; render `dialogs` once. */
export function useStreamActions(paths = STREAM_PATHS) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const texts = useStreamTexts();
  const [start] = useStartStreamMutation();
  const [stop] = useStopStreamMutation();
  const [remove] = useDeleteStreamMutation();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (question: Asked) => {
    setAsked(question);
    setOpen(true);
  };
  const requires = CHANGE_STREAMS;

  const actionsOf = (stream: Stream): PageAction[] => [
    stream.state === 'off'
      ? {
          key: 'start',
          label: t('start'),
          icon: <CaretRightOutlined aria-hidden />,
          requires,
          run: () => void start({ id: stream.id, appId }),
        }
      : {
          key: 'stop',
          label: t('stop.action'),
          icon: <StopOutlined aria-hidden />,
          requires,
          run: () => ask({ action: 'stop', stream }),
        },
    {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      requires,
      run: () => void navigate(keepQuery(paths.edit(appId, stream.id))),
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
            run: () => ask({ action: 'delete', stream }),
          },
        ]
      : []),
  ];

  const args = { id: asked?.stream.id ?? '', appId };
  const values = { name: asked?.stream.name, viewers: texts.viewers(asked?.stream.viewers ?? 0) };
  const dialogs =
    asked &&
    (asked.action === 'stop' ? (
      <ConfirmDialog
        open={isOpen}
        title={t('stop.title', values)}
        action={t('stop.action')}
        danger
        run={() => stop(args)}
        onClose={() => setOpen(false)}
      >
        {t('stop.effect', values)}
      </ConfirmDialog>
    ) : (
      <ConfirmDialog
        open={isOpen}
        title={t('delete.title', values)}
        action={t('delete.action')}
        danger
        run={() => remove(args)}
        onDone={() => void navigate(paths.list(appId))}
        onClose={() => setOpen(false)}
      >
        {t('delete.effect')}
      </ConfirmDialog>
    ));
  return { actionsOf, dialogs };
}
