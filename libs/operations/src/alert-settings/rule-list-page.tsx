import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import { AddButton, useOpenPath } from '@console/shell-layout';
import { useUndoOffer, type PageAction, ConfirmDialog } from '@console/ui';
import { ResourceTable, useListQuery } from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useAlertTexts } from '../alerts/use-alert-texts';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import {
  useListAlertRulesQuery,
  useSwitchAlertRuleMutation,
  useDeleteAlertRuleMutation,
} from '../api/alert-settings-api';
import { ALERTS_ACCESS, type AlertRule } from '../contract';
import { alertRulesPath, editRulePath } from '../paths/alert-paths';
import { NAMED_LIST, namedPage } from './named-list';
import { useRuleColumns } from './rule-columns';
import { SettingsFrame } from './settings-frame';

/** When alerts are raised. */
export function RuleListPage() {
  const { t } = useTranslation('operations');
  const openPath = useOpenPath();
  const { appId, changes } = useAlertsAccess();
  const list = useListQuery(NAMED_LIST);
  const rules = useListAlertRulesQuery({ appId });
  const { currentData } = rules;
  const texts = useAlertTexts();
  const page =
    currentData &&
    namedPage(
      currentData.data.map((rule) => ({ ...rule, name: texts.rule(rule.name) })),
      list.state,
    );
  const [change] = useSwitchAlertRuleMutation();
  const offerUndo = useUndoOffer();
  const [toDelete, setToDelete] = useState<AlertRule>();
  const [isDeleting, setDeleting] = useState(false);

  const actions = (rule: AlertRule): PageAction[] => {
    const { id, name, enabled, etag } = rule;
    return [
      {
        key: 'edit',
        label: t('alertSettings.edit'),
        icon: <EditOutlined aria-hidden />,
        requires: changes,
        run: () => openPath(editRulePath(appId, id)),
      },
      {
        key: 'switch',
        label: t(enabled ? 'alertSettings.turnOff' : 'alertSettings.turnOn'),
        icon: <PoweroffOutlined aria-hidden />,
        requires: changes,
        run: () =>
          void change({ id, appId, body: { enabled: !enabled }, ifMatch: etag }).then(({ data }) => {
            if (!data) return;
            offerUndo({
              title: t(enabled ? 'alertSettings.isOff' : 'alertSettings.isOn', { name }),
              undo: () => void change({ id, appId, body: { enabled }, ifMatch: data.etag }),
            });
          }),
      },
      {
        key: 'delete',
        label: t('alertSettings.delete'),
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        requires: changes,
        run: () => {
          setToDelete(rule);
          setDeleting(true);
        },
      },
    ];
  };

  const add = (
    <AddButton requires={changes} to={`${alertRulesPath(appId)}/create`}>
      {t('routes.createAlertRule')}
    </AddButton>
  );
  return (
    <SettingsFrame appId={appId} actions={add}>
      <ResourceTable
        label={t('routes.alertRules')}
        list={list}
        result={{ ...rules, data: page, currentData: page }}
        access={ALERTS_ACCESS}
        columns={useRuleColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('alertSettings.noRules')}
        add={add}
        rowActions={actions}
      />
      {toDelete && <DeleteRuleDialog rule={toDelete} open={isDeleting} onClose={() => setDeleting(false)} />}
      <Outlet />
    </SettingsFrame>
  );
}

interface DeleteRuleDialogProps {
  rule: AlertRule;
  open: boolean;
  onClose: () => void;
}

/** Reads the rule again when it opens, since it may have raised alerts. */
function DeleteRuleDialog({ rule: { id, name }, open, onClose }: DeleteRuleDialogProps) {
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
