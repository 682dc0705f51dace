import { useAppScope } from '@console/shell-layout';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { useConfirm, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import {
  useCancelMediaJobMutation,
  usePrioritizeMediaJobMutation,
  useRetryMediaJobMutation,
} from '../api/vod-api';
import type { MediaJob } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';

const PRIORITIES = ['high', 'normal', 'low'] as const;

/** The actions on processing jobs; render `dialogs` once. */
export function useJobActions() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [prioritize] = usePrioritizeMediaJobMutation();
  const [retry] = useRetryMediaJobMutation();
  const [cancel] = useCancelMediaJobMutation();
  const { ask, dialog: dialogs } = useConfirm();
  const requires = CHANGE_VIDEOS;

  const actionsOf = ({ id, kind, state, priority, video }: MediaJob): PageAction[] => {
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
        run: () =>
          ask({
            title: t('job.cancelTitle', { name: video.title }),
            action: t('job.cancel'),
            effect: t(kind === 'transcode' ? 'job.cancelEffect' : 'job.cancelCaptionsEffect'),
            danger: true,
            run: () => cancel({ id, appId }),
          }),
      },
    ];
  };
  return { actionsOf, dialogs };
}
