import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import {
  CopyText,
  DateTime,
  DetailPage,
  FactList,
  GuardedButton,
  PageActions,
  StatusTag,
  useConfirm,
  useZone,
} from '@console/ui';
import { LastUpdated, RowsTable, StaleNotice } from '@console/ui/list';
import { OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetDistributorQuery, useRemoveDeliveryMutation } from '../api/hub-api';
import { POLLED } from '../api/polling';
import type { Delivery, DistributorDetail } from '../contract';
import { resourceListPath, resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { ConnectionSection } from './connection-section';
import { PageLinkSection } from './page-link-section';
import { useDeliveryColumns } from './use-delivery-columns';
import { useDistributorActions } from './use-distributor-actions';
import { useHubTexts } from './use-hub-texts';

/** A partner with what it receives. */
export function DistributorPage() {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const texts = useHubTexts();
  const result = useGetDistributorQuery(useResourceArgs(), POLLED);
  const { actionsOf, dialogs } = useDistributorActions();
  return (
    <>
      <DetailPage
        result={result}
        kind={t('hub.distributor')}
        backTo={resourceListPath('hub/distributors', appId)}
        head={(distributor) => ({
          title: distributor.name,
          tags: <StatusTag {...texts.distributor(distributor.state)} />,
          subtitle: (
            <>
              <bdi>{distributor.appName}</bdi>
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(distributor)} />,
        })}
        notFound={t('hub.notFound')}
        failed={t('hub.failed')}
      >
        {(distributor) => (
          <Flex vertical gap={token.margin}>
            <StaleNotice {...result} />
            <OverviewColumns
              aside={
                <>
                  <FactsSection distributor={distributor} />
                  <PageLinkSection distributor={distributor} />
                </>
              }
            >
              <DeliveriesSection distributor={distributor} />
              <ConnectionSection distributor={distributor} />
            </OverviewColumns>
          </Flex>
        )}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}

function FactsSection({ distributor }: { distributor: DistributorDetail }) {
  const { t } = useTranslation('live');
  const zone = useZone();
  const texts = useHubTexts();
  const { id, email, supportEmail, expiresAt, note, bytesThisMonth, updatedAt } = distributor;
  return (
    <Section title={t('facts')}>
      <SectionBody>
        <FactList
          dense
          facts={[
            { label: t('hub.thisMonth'), value: texts.bytes(bytesThisMonth) },
            { label: t('hub.email'), value: email ?? '–' },
            { label: t('hub.support'), value: supportEmail ?? '–' },
            {
              label: t('hub.expiresAt'),
              value: expiresAt === null ? t('hub.never') : <DateTime value={expiresAt} zone={zone} />,
            },
            ...(note === '' ? [] : [{ label: t('hub.note'), value: note }]),
            { label: t('transcode.updatedAt'), value: <DateTime value={updatedAt} zone={zone} /> },
            { label: t('id'), value: <CopyText text={id} /> },
          ]}
        />
      </SectionBody>
    </Section>
  );
}

function DeliveriesSection({ distributor: { id, deliveries } }: { distributor: DistributorDetail }) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const open = (dialog: string) => openPath(`${resourcePath('hub/distributors', appId, id)}/${dialog}`);
  const [remove] = useRemoveDeliveryMutation();
  const { ask, dialog } = useConfirm();
  const { channel, figures } = useDeliveryColumns();
  const plain = [channel, ...figures].map((column) => ({ ...column, sortable: false }));
  const end = {
    key: 'end',
    title: t('hub.actions'),
    render: (delivery: Delivery) => (
      <>
        {delivery.kind === 'push' && (
          <GuardedButton
            type="text"
            size="small"
            aria-label={t('hub.editDeliveryOf', { name: delivery.channel.name })}
            requires={CHANGE_STREAMS}
            onClick={() => open(`deliveries/${delivery.id}`)}
          >
            {t('edit.action')}
          </GuardedButton>
        )}
        <GuardedButton
          type="text"
          size="small"
          danger
          aria-label={t('hub.end.of', { name: delivery.channel.name })}
          requires={CHANGE_STREAMS}
          onClick={() =>
            ask({
              title: t('hub.end.title', { name: delivery.channel.name }),
              action: t('hub.end.action'),
              effect: t(`hub.end.${delivery.kind}`),
              danger: true,
              run: () => remove({ id, appId, deliveryId: delivery.id }),
            })
          }
        >
          {t('hub.end.action')}
        </GuardedButton>
      </>
    ),
  };
  return (
    <Section
      title={t('hub.channels')}
      actions={
        <GuardedButton
          size="small"
          icon={<PlusOutlined aria-hidden />}
          requires={CHANGE_STREAMS}
          onClick={() => open('deliver')}
        >
          {t('hub.deliver')}
        </GuardedButton>
      }
    >
      <RowsTable
        label={t('hub.channels')}
        rows={deliveries}
        rowKey={(delivery) => delivery.id}
        columns={[...plain, end]}
        empty={t('hub.noDeliveries')}
        cards
      />
      {dialog}
    </Section>
  );
}
