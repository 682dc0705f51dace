import { useAppScope } from '@console/shell-layout';
import { useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListLrmChannelsQuery, useListLrmChannelsQuery } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { CHANNEL_LIST } from '../channel/channel-list-query';
import { useChannelColumns } from '../channel/use-channel-columns';
import type { LrmChannel } from '../contract';
import { useStreamActions } from '../stream/use-stream-actions';
import { streamListArgs } from '../stream-list/stream-list-query';
import { useStateFilter } from '../stream-list/use-state-filter';
import { CHANGE_LRM, LRM_PATHS } from './lrm-access';

export function LrmListPage() {
  return useIsResourceOpen() ? <Outlet /> : <LrmList />;
}

function LrmList() {
  const { t } = useTranslation('live');
  const scope = useAppScope();
  const list = useListQuery(CHANNEL_LIST);
  const args = streamListArgs(scope, list.state);
  const [readList] = useLazyListLrmChannelsQuery({ selectFromResult: () => ({}) });
  const inputTexts = useInputTexts();
  const { name, state, viewers } = useChannelColumns<LrmChannel>(
    ({ inputs: [primary] }) => primary?.name ?? t('channel.deleted'),
  );
  return (
    <ResourceListPage<LrmChannel>
      kind="lrm"
      title={t('lrm.title')}
      addLabel={t('lrm.add')}
      label={t('lrm.title')}
      empty={t('lrm.empty')}
      requires={CHANGE_LRM}
      list={list}
      result={useListLrmChannelsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        state,
        {
          key: 'active',
          title: t('lrm.active'),
          render: (channel) => inputTexts.active(channel),
        },
        {
          key: 'inputs',
          title: t('lrm.inputs'),
          render: (channel) => inputTexts.counts(channel),
        },
        viewers,
      ]}
      filters={[useStateFilter(list)]}
      {...useStreamActions(LRM_PATHS)}
    />
  );
}

function useInputTexts() {
  const { t } = useTranslation('live');
  return {
    /** The name of the input on air. */
    active: ({ state, activeId, inputs }: LrmChannel) => {
      if (state !== 'live') return '–';
      if (activeId === null) return t('channel.testPicture');
      const active = inputs.find(({ streamId }) => streamId === activeId);
      return active?.name ?? t('channel.deleted');
    },
    counts: ({ inputs }: LrmChannel) => {
      const unclear = inputs.filter(({ health }) => health !== 'clear' && health !== 'unknown').length;
      return unclear === 0
        ? t('lrm.count', { count: inputs.length })
        : t('lrm.countUnclear', { count: inputs.length, unclear });
    },
  };
}
