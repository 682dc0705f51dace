import { clipText } from '@console/i18n';
import { useKeepQuery } from '@console/shell-layout';
import { PlainLink, StatusTag } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useAlertTexts } from '../alerts/use-alert-texts';
import type { AlertRule } from '../contract';
import { editRulePath } from '../paths/alert-paths';
import { useRuleTexts } from './use-rule-texts';

export function useRuleColumns(appId: string): ResourceColumn<AlertRule>[] {
  const { t } = useTranslation('operations');
  const texts = useRuleTexts();
  const alertTexts = useAlertTexts();
  const keepQuery = useKeepQuery();
  return [
    {
      key: 'name',
      title: t('alertSettings.name'),
      sortable: true,
      render: ({ id, name }) => (
        <PlainLink to={keepQuery(editRulePath(appId, id))}>{clipText(name)}</PlainLink>
      ),
      text: ({ name }) => name,
    },
    { key: 'condition', title: t('alertSettings.conditionLabel'), render: texts.condition },
    {
      key: 'severity',
      title: t('alerts.severityLabel'),
      render: ({ severity }) => <StatusTag {...alertTexts.severity(severity)} />,
    },
    {
      key: 'activeAlerts',
      title: t('alertSettings.activeAlerts'),
      align: 'end',
      render: ({ activeAlerts }) => (activeAlerts === 0 ? '–' : activeAlerts),
    },
    {
      key: 'enabled',
      title: t('alertSettings.state'),
      render: ({ enabled }) => !enabled && <StatusTag tone="off" label={t('alertSettings.off')} />,
    },
  ];
}
