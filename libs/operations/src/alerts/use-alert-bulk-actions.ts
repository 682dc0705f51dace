import type { BulkAction } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import {
  useAcknowledgeOneOfManyMutation,
  useResolveOneOfManyMutation,
  useUnacknowledgeOneOfManyMutation,
} from '../api/alerts-api';
import type { Alert } from '../contract';
import { useAlertsAccess } from './use-alerts-access';

export function useAlertBulkActions(): BulkAction<Alert>[] {
  const { t } = useTranslation('operations');
  const { appId, changes } = useAlertsAccess();
  const [acknowledge] = useAcknowledgeOneOfManyMutation();
  const [unacknowledge] = useUnacknowledgeOneOfManyMutation();
  const [resolve] = useResolveOneOfManyMutation();
  return [
    {
      key: 'acknowledge',
      label: t('alerts.acknowledge.label'),
      question: (count) => t('alerts.acknowledge.question', { count }),
      effect: t('alerts.acknowledge.effect'),
      requires: changes,
      run: ({ id }) => acknowledge({ id, appId }),
      undo: { label: t('alerts.unacknowledge.label'), run: ({ id }) => unacknowledge({ id, appId }) },
    },
    {
      key: 'resolve',
      label: t('alerts.resolve.label'),
      question: (count) => t('alerts.resolve.question', { count }),
      effect: t('alerts.resolve.effect'),
      requires: changes,
      run: ({ id }) => resolve({ id, appId }),
    },
  ];
}
