import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { GuardedButton, QueryState, RowMenu, StatusTag, TwoLines, useConfirm } from '@console/ui';
import { RowsTable, type ResourceColumn } from '@console/ui/list';
import { Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { VastCampaign, VastCreative } from '../../contract';
import { useDeleteVastCreativeMutation, useListVastCreativesQuery } from '../api/vast-api';
import { useCampaignTexts } from '../use-campaign-texts';
import { CHANGE_VAST } from '../change-vast';
import { addCreativePath, editCreativePath } from '../vast-paths';

/** The creatives of a campaign. */
export function CreativeSection({ campaign }: { campaign: VastCampaign }) {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const campaignId = campaign.id;
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const result = useListVastCreativesQuery({ campaignId, appId });
  const [remove] = useDeleteVastCreativeMutation();
  const { ask, dialog } = useConfirm();
  const columns = useCreativeColumns(({ id, name }) =>
    ask({
      title: t('creative.deleteTitle', { name }),
      action: t('creative.deleteAction'),
      effect: t('creative.deleteEffect'),
      danger: true,
      run: () => remove({ campaignId, id, appId }),
    }),
  );
  return (
    <Section
      title={t('creatives')}
      actions={
        <GuardedButton
          size="small"
          requires={CHANGE_VAST}
          onClick={() => void navigate(keepQuery(addCreativePath(appId, campaignId)))}
        >
          {t('routes.addCreative')}
        </GuardedButton>
      }
    >
      <QueryState result={result} failed={t('creative.failed')}>
        {({ data }) => (
          <RowsTable
            label={t('creatives')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('creative.empty')}
          />
        )}
      </QueryState>
      {dialog}
    </Section>
  );
}

function useCreativeColumns(onDelete: (creative: VastCreative) => void): ResourceColumn<VastCreative>[] {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const texts = useCampaignTexts();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const editPath = ({ campaignId, id }: VastCreative) => keepQuery(editCreativePath(appId, campaignId, id));
  return [
    {
      key: 'name',
      title: t('name'),
      render: (creative) => (
        <TwoLines
          main={creative.name}
          detail={creative.mediaFiles.map(({ width, height }) => `${width} × ${height}`).join(', ')}
          to={editPath(creative)}
        />
      ),
    },
    {
      key: 'duration',
      title: t('creative.duration'),
      align: 'end',
      render: ({ durationSeconds }) => t('creative.seconds', { seconds: durationSeconds }),
    },
    {
      key: 'impressions',
      title: t('impressions'),
      align: 'end',
      render: ({ impressions }) => texts.count(impressions),
    },
    {
      key: 'enabled',
      title: t('status'),
      render: ({ enabled }) => !enabled && <StatusTag tone="off" label={t('creative.off')} />,
    },
    {
      key: 'actions',
      title: t('actions'),
      align: 'end',
      render: (creative) => (
        <RowMenu
          label={t('actionsOf', { name: creative.name })}
          actions={[
            {
              key: 'edit',
              label: t('edit'),
              icon: <EditOutlined aria-hidden />,
              requires: CHANGE_VAST,
              run: () => void navigate(editPath(creative)),
            },
            {
              key: 'delete',
              label: t('creative.deleteAction'),
              icon: <DeleteOutlined aria-hidden />,
              danger: true,
              requires: CHANGE_VAST,
              run: () => onDelete(creative),
            },
          ]}
        />
      ),
    },
  ];
}
