import { formatDate } from '@console/i18n';
import { hasStatus } from '@console/http';
import { FailedState, TwoLines, useZone, type PageAction, RowMenu } from '@console/ui';
import { RowsTable, type ResourceColumn } from '@console/ui/list';
import { Section } from '@console/ui/overview';
import { useActionDenial, useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListQuotaRequestsQuery } from '../api/usage-api';
import { appUsagePath } from '../billing-paths';
import { BILLING_ACCESS, PLAN_ACCESS, type QuotaRequest } from '../contract';
import type { OpenedDialog } from './limit-dialog';
import { CHANGE_PLANS } from './use-limit-actions';
import { useQuotaTexts } from './use-quota-texts';

/** Open requests at most; more wait until some are decided. */
const SHOWN = 100;

/** Increases that customers ask for; nothing without open requests. */
export function QuotaRequests({ open }: { open: (dialog: OpenedDialog) => void }) {
  const { t } = useTranslation('billing');
  const denial = useActionDenial({ access: BILLING_ACCESS });
  const { currentData, error, refetch } = useListQuotaRequestsQuery(
    { page: 1, perPage: SHOWN, status: 'open' },
    { skip: denial !== undefined },
  );
  const columns = useRequestColumns(open);
  // The list of quotas explains a 403; other platforms may not offer requests.
  const isExpected = [403, 404, 501].some((status) => hasStatus(error, status));
  if (!currentData && error && 'kind' in error && !isExpected) {
    return <FailedState title={t('limits.requestsFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData || currentData.data.length === 0) return null;
  return (
    <Section title={t('limits.requests')} aside={currentData.total}>
      <RowsTable
        label={t('limits.requests')}
        rows={currentData.data}
        columns={columns}
        rowKey={({ id }) => id}
        cards
      />
    </Section>
  );
}

function useRequestColumns(open: (dialog: OpenedDialog) => void): ResourceColumn<QuotaRequest>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useQuotaTexts();
  const zone = useZone();
  const isStaff = useActionDenial({ access: PLAN_ACCESS }) === undefined;
  const actionsOf = (request: QuotaRequest): PageAction[] =>
    (['approve', 'decline'] as const).map((kind) => ({
      key: kind,
      label: t(`limits.${kind}`),
      requires: CHANGE_PLANS,
      run: () => open({ kind, request }),
    }));
  return [
    {
      key: 'app',
      title: t('quotas.app'),
      render: (request) => (
        <TwoLines main={request.appName} detail={request.appId} to={linkFrom(appUsagePath(request))} code />
      ),
    },
    {
      key: 'limit',
      title: t('limits.increase'),
      render: ({ resource, present, limit }) => (
        <>
          <div>{texts.name({ resource })}</div>
          <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('plan.fromTo', {
              before: texts.amount(resource, present.limit),
              after: texts.amount(resource, limit),
            })}
          </span>
        </>
      ),
    },
    {
      key: 'reason',
      title: t('limits.reason'),
      render: ({ reason, requestedBy, createdAt }) => (
        <div style={{ maxWidth: 420 }}>
          <div style={{ overflowWrap: 'anywhere' }}>{reason}</div>
          <span style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
            {t('limits.askedBy', { by: requestedBy, day: formatDate(createdAt, zone) })}
          </span>
        </div>
      ),
    },
    ...(isStaff
      ? [
          {
            key: 'actions',
            title: t('limits.decision'),
            render: (request: QuotaRequest) => (
              <RowMenu
                label={t('limits.actionsOf', {
                  app: request.appName,
                  resource: texts.name(request),
                })}
                actions={actionsOf(request)}
              />
            ),
          },
        ]
      : []),
  ];
}
