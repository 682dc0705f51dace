import { randomKey } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { QueryDialog } from '@console/ui';
import { FormDialog, FormField, latestOf, NumberInput } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import {
  useGetPlayoutChannelQuery,
  useLazyGetPlayoutChannelQuery,
  useUpdatePlayoutChannelMutation,
} from '../api/channels-api';
import { resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { PlayoutItem, type PlayoutChannel } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { BreaksInput } from './breaks-input';
import { InputSelect } from './input-select';
import { NEW_ITEM } from './playout-access';
import { useDayNames } from './use-day-names';
import { clockOf, minutesOf } from './week-clock';

const ItemDto = PlayoutItem.omit({ id: true });

export function ItemDialog() {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const result = useGetPlayoutChannelQuery(args);
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('routes.item')}
      closeTo={resourcePath('playout', args.appId, args.id)}
      failed={t('channel.failed')}
      missing={t('channel.notFound')}
    >
      {(channel) => <EditItem key={channel.id} channel={channel} />}
    </QueryDialog>
  );
}

function EditItem({ channel }: { channel: PlayoutChannel & { etag: string } }) {
  const { t } = useTranslation('live');
  const { id, items } = channel;
  const { appId } = useAppScope();
  const { itemId = NEW_ITEM } = useParams();
  const [params] = useSearchParams();
  const dayNames = useDayNames();
  const [update] = useUpdatePlayoutChannelMutation();
  const [read] = useLazyGetPlayoutChannelQuery();
  const known = items.find((item) => item.id === itemId);
  const initial = known ?? {
    id: randomKey(),
    day: numberOf(params.get('day')),
    start: numberOf(params.get('start')),
    minutes: 60,
    title: '',
    input: { kind: 'test' as const, pattern: 'test-card' as const },
    breaks: [],
  };
  const { id: keptId, ...values } = { breaks: [], ...initial };
  const withItem = (current: readonly PlayoutItem[], item: Omit<PlayoutItem, 'id'>) => [
    ...current.filter((other) => other.id !== keptId),
    { ...item, id: keptId },
  ];
  return (
    <FormDialog
      title={known ? t('playout.editItem', { title: known.title }) : t('playout.addItem')}
      requires={CHANGE_STREAMS}
      schema={ItemDto}
      initialValues={values}
      run={async (item, etag) => {
        // After a conflict the item joins what others have changed.
        const latest = etag === undefined ? undefined : (await read({ id, appId })).data;
        const body = { items: withItem(latest?.items ?? items, item) };
        return update({ id, appId, body, ifMatch: latest?.etag ?? channel.etag });
      }}
      readLatest={() =>
        latestOf(read({ id, appId }), (latest) => {
          const theirs = latest.items.find((item) => item.id === keptId) ?? values;
          const { day, start, minutes, title, input, breaks = [] } = theirs;
          return { day, start, minutes, title, input, breaks };
        })
      }
      submitLabel={t(known ? 'edit.submit' : 'add.submit')}
      draftKey={`playout:item ${id} ${itemId}`}
      closeTo={resourcePath('playout', appId, id)}
    >
      <FormField name="title" label={t('playout.itemTitle')} help={t('playout.titleHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="input" label={t('source')}>
        <InputSelect ofApp={channel.appId} except={id} />
      </FormField>
      <FormField name="day" label={t('playout.day')}>
        <Select options={dayNames.map((label, value) => ({ value, label }))} />
      </FormField>
      <FormField
        name="start"
        label={t('playout.start')}
        help={t('playout.startHelp', { zone: channel.zone })}
      >
        <TimeInput />
      </FormField>
      <FormField name="minutes" label={t('playout.duration')}>
        <NumberInput suffix={t('event.minutes')} />
      </FormField>
      <FormField name="breaks" label={t('playout.breaks')} help={t('playout.breaksHelp')}>
        <BreaksInput />
      </FormField>
    </FormDialog>
  );
}

interface TimeInputProps {
  id?: string;
  /** Minutes of the day. */
  value?: number;
  onChange?: (minutes: number | undefined) => void;
}

function TimeInput({ id, value, onChange }: TimeInputProps) {
  return (
    <Input
      id={id}
      type="time"
      value={value === undefined ? '' : clockOf(value)}
      onChange={({ target }) => onChange?.(minutesOf(target.value))}
    />
  );
}

function numberOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
