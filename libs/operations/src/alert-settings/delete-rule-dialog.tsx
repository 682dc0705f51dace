import { ConfirmDialog } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useDeleteAlertRuleMutation, useListAlertRulesQuery } from '../api/alert-settings-api';
import type { AlertRule } from '../contract';

interface DeleteRuleDialogProps {
  rule: AlertRule;
  open: boolean;
  onClose: () => void;
}

/** Reads the rule again when it opens, since it may have raised alerts. */
export function DeleteRuleDialog({ rule: { id, name }, open, onClose }: DeleteRuleDialogProps) {
  const { t } = useTranslation('operations');
  const { appId } = useAlertsAccess();
  const [remove] = useDeleteAlertRuleMutation();
  const rules = useListAlertRulesQuery({ appId }, { skip: !open, refetchOnMountOrArgChange: true });
  const count = rules.currentData?.data.find((rule) => rule.id === id)?.activeAlerts ?? 0;
  return (
    <ConfirmDialog
      open={open}
      title={t('alertSettings.deleteRule.title', { name })}
      action={t('alertSettings.deleteRule.action')}
      danger
      affected={{ ...rules, data: [t('alertSettings.deleteRule.alerts', { count })] }}
      run={() => remove({ id, appId })}
      onClose={onClose}
    >
      {t('alertSettings.deleteRule.effect')}
    </ConfirmDialog>
  );
}
