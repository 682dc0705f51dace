import { choiceFilter, useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListLrmChannelsQuery, useListLrmChannelsQuery } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ChannelListPage, useIsChannelOpen } from '../channel/channel-list-page';
import { CHANNEL_LIST } from '../channel/channel-list-query';
import { useChannelColumns } from '../channel/use-channel-columns';
import { STREAM_STATES, type LrmChannel } from '../contract';
import { useStreamActions } from '../stream/use-stream-actions';
import { streamListArgs } from '../stream-list/stream-list-query';
import { useAppScope } from '../use-app-scope';
import { useStreamTexts } from '../use-stream-texts';
import { CHANGE_LRM, LRM_PATHS } from './lrm-access';
import { useInputTexts } from './use-input-texts';

export function LrmListPage() {
  return useIsChannelOpen() ? <Outlet /> : <LrmList />;
}

function LrmList() {
  const { t } = useTranslation('live');
  const scope = useAppScope();
  const list = useListQuery(CHANNEL_LIST);
  const args = streamListArgs(scope, list.state);
  const [readList] = useLazyListLrmChannelsQuery({ selectFromResult: () => ({}) });
  const texts = useStreamTexts();
  const inputTexts = useInputTexts();
  const { name, state, viewers } = useChannelColumns<LrmChannel>(
    ({ inputs: [primary] }) => primary?.name ?? t('channel.deleted'),
  );
  return (
    <ChannelListPage<LrmChannel>
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
          text: (channel) => inputTexts.active(channel),
        },
        {
          key: 'inputs',
          title: t('lrm.inputs'),
          render: (channel) => inputTexts.counts(channel),
          text: (channel) => inputTexts.counts(channel),
        },
        viewers,
      ]}
      filters={[
        choiceFilter({
          label: t('state'),
          all: t('allStates'),
          value: list.state.state,
          options: STREAM_STATES.map((value) => ({ value, label: texts.state(value).label })),
          onChange: (chosen) => list.change({ state: chosen }),
        }),
      ]}
      {...useStreamActions(LRM_PATHS)}
    />
  );
}
