import { AddButton, useKeepQuery, useAppScope } from '@console/shell-layout';
import { LinkButton } from '@console/ui';
import { choiceFilter, ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams } from 'react-router';
import { CAMPAIGN_STATUSES, VAST_ACCESS } from '../../contract';
import { useLazyListVastCampaignsQuery, useListVastCampaignsQuery } from '../api/vast-api';
import { useCampaignActions } from '../campaign/use-campaign-actions';
import { useCampaignTexts } from '../use-campaign-texts';
import { CHANGE_VAST } from '../change-vast';
import { adTagPath, createCampaignPath, VALIDATOR_ROUTE, validatorPath } from '../vast-paths';
import { useCampaignColumns } from './campaign-columns';
import { CAMPAIGN_LIST, campaignListArgs } from './campaign-list-query';

/** Campaigns of an app or of every app; the validator and the page of a campaign replace it. */
export function CampaignListPage() {
  const { campaignId } = useParams();
  const isValidator = useMatch(VALIDATOR_ROUTE);
  return campaignId !== undefined || isValidator ? <Outlet /> : <CampaignList />;
}

function CampaignList() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const keepQuery = useKeepQuery();
  const list = useListQuery(CAMPAIGN_LIST);
  const args = campaignListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const campaigns = useListVastCampaignsQuery(args);
  const [readList] = useLazyListVastCampaignsQuery({ selectFromResult: () => ({}) });
  const texts = useCampaignTexts();
  const { actionsOf, dialogs } = useCampaignActions();
  const add = (
    <AddButton requires={CHANGE_VAST} to={createCampaignPath(appId)}>
      {t('routes.create')}
    </AddButton>
  );
  return (
    <ListPage
      title={t('title')}
      actions={
        <Flex wrap gap="small">
          <LinkButton to={validatorPath(appId)}>{t('validator.open')}</LinkButton>
          <LinkButton to={keepQuery(adTagPath(appId))}>{t('tag.open')}</LinkButton>
          {add}
        </Flex>
      }
    >
      <ResourceTable
        label={t('campaigns')}
        list={list}
        result={campaigns}
        access={VAST_ACCESS}
        columns={useCampaignColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('empty')}
        add={add}
        tableKey={appId === undefined ? 'vast-campaigns' : 'app-vast-campaigns'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={actionsOf}
        filters={[
          choiceFilter({
            label: t('status'),
            all: t('allStatuses'),
            value: list.state.status,
            options: CAMPAIGN_STATUSES.map((value) => ({ value, label: texts.status(value).label })),
            onChange: (status) => list.change({ status }),
          }),
        ]}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}
