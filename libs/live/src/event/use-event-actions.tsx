import { useAppScope } from '@console/shell-layout';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import { useConfirm, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useCancelEventMutation } from '../api/channels-api';
import type { EventChannel } from '../contract';
import { CHANGE_STREAMS, POWER, useStreamActions } from '../stream/use-stream-actions';
import { resourceListPath, editResourcePath } from '../resource/resource-paths';

const EVENT_PATHS = {
  list: (appId: string | undefined) => resourceListPath('event', appId),
  edit: (appId: string | undefined, id: string) => editResourcePath('event', appId, id),
};

/** The actions on events. Their channels start by themselves; one that was stopped on air can be started again. */
export function useEventActions() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const stream = useStreamActions(EVENT_PATHS);
  const [cancel] = useCancelEventMutation();
  const { ask, dialog } = useConfirm();
  const actionsOf = (event: EventChannel): PageAction[] => {
    const isOver = event.phase === 'ended' || event.phase === 'canceled';
    const now = Date.now();
    const isOnAir =
      event.phase !== 'canceled' && Date.parse(event.opensAt) <= now && now < Date.parse(event.closesAt);
    const left = [
      ...(event.state === 'off' && !isOnAir ? [POWER] : []),
      ...(isOver ? ['edit', 'share'] : []),
    ];
    const kept = stream.actionsOf(event).filter(({ key }) => !left.includes(key));
    if (isOver) return kept;
    return [
      ...kept,
      {
        key: 'cancel',
        label: t('event.cancel'),
        icon: <CloseCircleOutlined aria-hidden />,
        danger: true,
        inMenu: true,
        requires: CHANGE_STREAMS,
        run: () =>
          ask({
            title: t('event.cancelTitle', { name: event.name }),
            action: t('event.cancel'),
            effect: t('event.cancelEffect'),
            danger: true,
            run: () => cancel({ id: event.id, appId }),
          }),
      },
    ];
  };
  const dialogs = (
    <>
      {stream.dialogs}
      {dialog}
    </>
  );
  return { actionsOf, dialogs };
}
