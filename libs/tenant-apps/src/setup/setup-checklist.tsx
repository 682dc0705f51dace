import { ADMIN_APP_ID } from '@console/http';
import { useLinkFrom, type DashboardCardProps } from '@console/shell-layout';
import { PlainLink } from '@console/ui';
import { Row, RowList, Section } from '@console/ui/overview';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSetupStepsQuery } from '../api/tenant-apps-api';
import { SETUP_STEPS, type SetupStep } from '../contract';
import { CREATE_TENANT_APP_PATH, tenantAppBase } from '../tenant-app-paths';
import { useDismissed } from '../use-dismissed';

interface SetupChecklistProps {
  /** The admin app means the installation. */
  appId: string;
  boxed?: boolean;
}

/** Pixels of the loading card: two steps. */
const LOADING_HEIGHT = 80;

/** What is left to do in a new installation or app. Hidden when all is done, or by the user. */
export function SetupChecklist({ appId, boxed = false }: SetupChecklistProps) {
  const { t } = useTranslation('tenantApps');
  const linkFrom = useLinkFrom();
  const [isDismissed, dismiss] = useDismissed(`setup:${appId}`);
  const { currentData, isLoading } = useListSetupStepsQuery(
    { appId },
    { skip: isDismissed, refetchOnMountOrArgChange: true },
  );
  const steps = SETUP_STEPS.flatMap((key) => {
    const step = currentData?.data.find((one) => one.key === key);
    return step ? [{ key, isDone: step.isDone }] : [];
  });
  const left = steps.filter(({ isDone }) => !isDone);
  const isDone = currentData !== undefined && left.length === 0;
  // Otherwise the loading card would appear on each visit of a finished installation.
  useEffect(() => {
    if (isDone && boxed && !isDismissed) dismiss();
  });
  if (isDismissed || (left.length === 0 && !(isLoading && boxed))) return null;
  const paths = pathsOf(appId);

  return (
    <Section
      boxed={boxed}
      minHeight={isLoading ? LOADING_HEIGHT : undefined}
      title={t(appId === ADMIN_APP_ID ? 'setup.installation' : 'setup.app')}
      aside={currentData && t('setup.progress', { done: steps.length - left.length, count: steps.length })}
      actions={
        <Button type="text" size="small" onClick={dismiss}>
          {t('setup.hide')}
        </Button>
      }
    >
      <RowList>
        {left.map(({ key }) => {
          const { to, help } = paths[key];
          return (
            <Row
              key={key}
              end={help !== undefined && <PlainLink to={linkFrom(help)}>{t('setup.help')}</PlainLink>}
            >
              {to === undefined ? (
                t(`setup.steps.${key}`)
              ) : (
                <PlainLink to={linkFrom(to)}>{t(`setup.steps.${key}`)}</PlainLink>
              )}
            </Row>
          );
        })}
      </RowList>
    </Section>
  );
}

/** On the dashboard of all apps, or of the customer's app. */
export function SetupCard({ appId = ADMIN_APP_ID }: DashboardCardProps) {
  return <SetupChecklist appId={appId} boxed />;
}

interface Step {
  /** Undefined for what is done outside the console. */
  to?: string;
  /** The page of the API reference that explains it. */
  help?: string;
}

function pathsOf(appId: string): Record<SetupStep, Step> {
  const app = tenantAppBase(appId);
  return {
    'second-factor': {},
    colleague: { to: '/apps/management/member/invite' },
    email: {},
    app: { to: CREATE_TENANT_APP_PATH, help: '/apps/document/createTenantApp' },
    payment: { to: appId === ADMIN_APP_ID ? '/apps/billing/payment' : `${app}/billing` },
    key: { to: `${app}/detail`, help: '/apps/document' },
    member: { to: `${app}/member/invite` },
    server: {
      to: appId === ADMIN_APP_ID ? '/apps/machine/add' : `${app}/product/live/machine/add`,
      help: '/apps/document/reportServerLoad',
    },
    channel: { to: `${app}/product/alerts/channels/create`, help: '/apps/document/createAlertChannel' },
  };
}
