import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import MutedOutlined from '@ant-design/icons/MutedOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { useGetProfileQuery } from '@console/shell-layout';
import { useConfirm, usePopUps, useUndoOffer, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import {
  useAcknowledgeAlertMutation,
  useResolveAlertMutation,
  useUnacknowledgeAlertMutation,
  useUpdateAlertMutation,
} from '../api/alerts-api';
import type { Alert } from '../contract';
import { isMuted, MUTES, mutedFor } from './alert-mute';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertTexts } from './use-alert-texts';

/** What can be done about an alert. Fields that the platform leaves out have no actions. */
export function useAlertActions() {
  const { t } = useTranslation('operations');
  const { appId, changes: requires } = useAlertsAccess();
  const texts = useAlertTexts();
  const offerUndo = useUndoOffer();
  const { message } = usePopUps();
  const { data: me } = useGetProfileQuery();
  const [acknowledge] = useAcknowledgeAlertMutation();
  const [unacknowledge] = useUnacknowledgeAlertMutation();
  const [update] = useUpdateAlertMutation();
  const [resolve] = useResolveAlertMutation();

  const { ask, dialog } = useConfirm();

  const actionsOf = (alert: Alert): PageAction[] => {
    const { id, kind, status, assignee, mutedUntil, resolvedBy } = alert;
    if (status !== 'open' && status !== 'acknowledged') return [];
    const name = texts.kind(kind);
    const change = (body: Pick<Alert, 'assignee' | 'mutedUntil'>, before: typeof body, title: string) =>
      void update({ id, appId, body }).then(({ error }) => {
        if (!error) offerUndo({ title, undo: () => void update({ id, appId, body: before }) });
      });

    return [
      // One key for both: the button keeps the focus when the action changes.
      status === 'open'
        ? {
            key: 'acknowledgement',
            label: t('alerts.acknowledge.label'),
            icon: <CheckOutlined aria-hidden />,
            requires,
            run: () =>
              void acknowledge({ id, appId }).then(({ error }) => {
                if (error) return;
                offerUndo({
                  title: t('alerts.acknowledge.done', { alert: name }),
                  undo: () => void unacknowledge({ id, appId }),
                });
              }),
          }
        : {
            key: 'acknowledgement',
            label: t('alerts.unacknowledge.label'),
            icon: <RollbackOutlined aria-hidden />,
            requires,
            run: () => void unacknowledge({ id, appId }),
          },
      ...(resolvedBy === undefined
        ? []
        : [
            {
              key: 'resolve',
              label: t('alerts.resolve.label'),
              icon: <CheckCircleOutlined aria-hidden />,
              requires,
              run: () =>
                ask({
                  title: t('alerts.resolve.question', { count: 1 }),
                  action: t('alerts.resolve.label'),
                  effect: t('alerts.resolve.effect'),
                  run: () => resolve({ id, appId }),
                  onDone: () => {
                    message.success(t('alerts.resolve.done', { alert: name }));
                  },
                }),
            },
          ]),
      ...(assignee === undefined || me === undefined || me.email === assignee
        ? []
        : [
            {
              key: 'assign',
              label: t('alerts.assign.toMe'),
              icon: <UserAddOutlined aria-hidden />,
              inMenu: true,
              requires,
              run: () =>
                change({ assignee: me.email }, { assignee }, t('alerts.assign.done', { alert: name })),
            },
          ]),
      ...(mutedUntil === undefined
        ? []
        : isMuted(alert, Date.now())
          ? [
              {
                key: 'unmute',
                label: t('alerts.mute.end'),
                icon: <SoundOutlined aria-hidden />,
                inMenu: true,
                requires,
                run: () =>
                  change({ mutedUntil: null }, { mutedUntil }, t('alerts.mute.ended', { alert: name })),
              },
            ]
          : MUTES.map((mute) => ({
              key: `mute-${mute}`,
              label: t(`alerts.mute.for.${mute}`),
              icon: <MutedOutlined aria-hidden />,
              inMenu: true,
              requires,
              run: () =>
                change(
                  { mutedUntil: mutedFor(mute) },
                  { mutedUntil: null },
                  t('alerts.mute.done', { alert: name }),
                ),
            }))),
    ];
  };
  return { actionsOf, dialog };
}
