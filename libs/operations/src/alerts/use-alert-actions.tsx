import CheckOutlined from '@ant-design/icons/CheckOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { useUndoOffer, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAcknowledgeAlertMutation, useUnacknowledgeAlertMutation } from '../api/alerts-api';
import type { Alert } from '../contract';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertTexts } from './use-alert-texts';

export function useAlertActions(): (alert: Alert) => PageAction[] {
  const { t } = useTranslation('operations');
  const { appId, changes } = useAlertsAccess();
  const texts = useAlertTexts();
  const offerUndo = useUndoOffer();
  const [acknowledge] = useAcknowledgeAlertMutation();
  const [unacknowledge] = useUnacknowledgeAlertMutation();

  return ({ id, kind, status }) => {
    switch (status) {
      case 'open':
        return [
          {
            key: 'acknowledge',
            label: t('alerts.acknowledge.label'),
            icon: <CheckOutlined aria-hidden />,
            requires: changes,
            run: () =>
              void acknowledge({ id, appId }).then(({ error }) => {
                if (error) return;
                offerUndo({
                  title: t('alerts.acknowledge.done', { alert: texts.kind(kind) }),
                  undo: () => void unacknowledge({ id, appId }),
                });
              }),
          },
        ];
      case 'acknowledged':
        return [
          {
            key: 'unacknowledge',
            label: t('alerts.unacknowledge.label'),
            icon: <RollbackOutlined aria-hidden />,
            requires: changes,
            run: () => void unacknowledge({ id, appId }),
          },
        ];
      default:
        return [];
    }
  };
}
