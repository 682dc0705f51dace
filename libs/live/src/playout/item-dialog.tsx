import { randomKey } from '@console/http/contract';
import { FormField, ItemFormDialog, NumberInput } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useGetPlayoutChannelQuery, useUpdatePlayoutChannelMutation } from '../api/channels-api';
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
  const { itemId = NEW_ITEM } = useParams();
  const [params] = useSearchParams();
  const dayNames = useDayNames();
  const result = useGetPlayoutChannelQuery(args);
  const [update] = useUpdatePlayoutChannelMutation();
  const items = result.currentData?.items ?? [];
  const isKnown = items.some(({ id }) => id === itemId);
  const added = {
    day: numberOf(params.get('day')),
    start: numberOf(params.get('start')),
    minutes: 60,
    title: '',
    input: { kind: 'test' as const, pattern: 'test-card' as const },
    breaks: [],
  };
  const itemOf = (channel: PlayoutChannel) => channel.items.find(({ id }) => id === itemId);
  return (
    <ItemFormDialog
      result={result}
      itemOf={(channel) => channel}
      title={t('routes.item')}
      titleOf={(channel) => {
        const known = itemOf(channel);
        return known ? t('playout.editItem', { title: known.title }) : t('playout.addItem');
      }}
      requires={CHANGE_STREAMS}
      schema={ItemDto}
      valuesOf={(channel) => {
        const { day, start, minutes, title, input, breaks = [] } = itemOf(channel) ?? added;
        return { day, start, minutes, title, input, breaks };
      }}
      run={(item, ifMatch) => {
        // After a conflict the item joins what others have changed.
        const others = items.filter(({ id }) => id !== itemId);
        const changed = { ...item, id: isKnown ? itemId : randomKey() };
        return update({ ...args, body: { items: [...others, changed] }, ifMatch });
      }}
      submitLabel={t(isKnown ? 'edit.submit' : 'add.submit')}
      draftKey={`playout:item ${itemId}`}
      closeTo={resourcePath('playout', args.appId, args.id)}
    >
      {(channel) => (
        <>
          <FormField name="title" label={t('playout.itemTitle')} help={t('playout.titleHelp')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="input" label={t('source')}>
            <InputSelect channel={channel} />
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
        </>
      )}
    </ItemFormDialog>
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
