import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { ConfirmDialog, type PageAction } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelMediaJobMutation,
  usePrioritizeMediaJobMutation,
  useRetryMediaJobMutation,
} from '../api/vod-api';
import type { MediaJob } from '../contract';
import { useAppScope } from '../use-app-scope';
import { CHANGE_VIDEOS } from '../video-access';

const PRIORITIES = ['high', 'normal', 'low'] as const;

/** The actions on processing jobs; render `dialogs` once. */
export function useJobActions() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [prioritize] = usePrioritizeMediaJobMutation();
  const [retry] = useRetryMediaJobMutation();
  const [cancel] = useCancelMediaJobMutation();
  const [asked, setAsked] = useState<MediaJob>();
  const [isOpen, setOpen] = useState(false);
  const requires = CHANGE_VIDEOS;

  const actionsOf = ({ id, state, priority, ...job }: MediaJob): PageAction[] => {
    if (state === 'failed' || state === 'canceled') {
      return [
        {
          key: 'retry',
          label: t('job.retry'),
          icon: <ReloadOutlined aria-hidden />,
          requires,
          run: () => void retry({ id, appId }),
        },
      ];
    }
    if (state === 'done') return [];
    const others = state === 'queued' ? PRIORITIES.filter((other) => other !== priority) : [];
    return [
      ...others.map((other) => ({
        key: other,
        label: t(`job.prioritize.${other}`),
        requires,
        run: () => void prioritize({ id, appId, body: { priority: other } }),
      })),
      {
        key: 'cancel',
        label: t('job.cancel'),
        icon: <StopOutlined aria-hidden />,
        danger: true,
        requires,
        run: () => {
          setAsked({ ...job, id, state, priority });
          setOpen(true);
        },
      },
    ];
  };

  const dialogs = asked && (
    <ConfirmDialog
      open={isOpen}
      title={t('job.cancelTitle', { name: asked.video.title })}
      action={t('job.cancel')}
      danger
      run={() => cancel({ id: asked.id, appId })}
      onClose={() => setOpen(false)}
    >
      {t(asked.kind === 'transcode' ? 'job.cancelEffect' : 'job.cancelCaptionsEffect')}
    </ConfirmDialog>
  );
  return { actionsOf, dialogs };
}
