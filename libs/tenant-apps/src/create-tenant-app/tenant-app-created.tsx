import type { ResponseOf } from '@console/http/contract';
import { LinkButton, SecretOnce } from '@console/shell-layout';
import { Alert, Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TRIAL_DAYS, type createTenantApp } from '../contract';
import { tenantAppListPath, tenantAppPath } from '../tenant-app-paths';

interface TenantAppCreatedProps {
  app: ResponseOf<typeof createTenantApp>;
}

/** A new app: its API key, this once, and what can be done next. */
export function TenantAppCreated({ app }: TenantAppCreatedProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  return (
    <Flex vertical gap={token.marginLG} align="stretch">
      <SecretOnce
        label={t('created.apiKey')}
        warning={t('created.keep')}
        values={[app.apiKey]}
        fileName={`${app.appId}-api-key.txt`}
      />
      {app.ownerToBe && (
        <Alert type="info" showIcon title={t('created.ownerInvited', { email: app.ownerToBe.email })} />
      )}
      {app.edition === 'free' && (
        <Alert type="info" showIcon title={t('created.trial', { count: TRIAL_DAYS })} />
      )}
      <Flex gap={token.marginXS} wrap>
        <LinkButton type="primary" to={tenantAppPath(app)}>
          {t('created.open')}
        </LinkButton>
        <Button
          onClick={() => {
            void navigate(tenantAppListPath('normal'));
          }}
        >
          {t('created.toList')}
        </Button>
      </Flex>
    </Flex>
  );
}
