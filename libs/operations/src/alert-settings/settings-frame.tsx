import { ADMIN_APP_ID } from '@console/http';
import { BackLink, PageHeader, PageTabs } from '@console/ui';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alertChannelsPath, alertListPath, alertRulesPath } from '../paths/alert-paths';

interface SettingsFrameProps {
  appId: string;
  actions: ReactNode;
  children: ReactNode;
}

/** What rules and channels have in common. */
export function SettingsFrame({ appId, actions, children }: SettingsFrameProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={alertListPath(appId)} />
      </div>
      <PageHeader
        title={t('alertSettings.title')}
        description={t(appId === ADMIN_APP_ID ? 'alertSettings.ofAllApps' : 'alertSettings.ofApp')}
        actions={actions}
      />
      <PageTabs
        tabs={[
          { to: alertRulesPath(appId), label: t('routes.alertRules') },
          { to: alertChannelsPath(appId), label: t('routes.alertChannels') },
        ]}
      />
      {children}
    </>
  );
}
