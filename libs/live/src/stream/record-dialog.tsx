import { FormField, ItemFormDialog } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecordStreamMutation } from '../api/streams-api';
import { MAX_RECORDING_HOURS, RECORDING_DAYS, RecordStreamDto } from '../contract';
import { useStreamDialog } from './use-stream-dialog';
import { useTimeSpan } from './use-time-span';

const BACK_SECONDS = [60, 300, 900, 1_800, 3_600, 7_200];
const FORWARD_SECONDS = [900, 1_800, 3_600, 7_200, 14_400];

/** Records a stream from now on, or what its viewers can go back to. */
export function RecordDialog() {
  const { t } = useTranslation('live');
  const { args, dialog } = useStreamDialog();
  const timeSpan = useTimeSpan();
  const [record] = useRecordStreamMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.record')}
      titleOf={({ name }) => t('recording.dialog', { name })}
      schema={RecordStreamDto}
      valuesOf={({ name }) => ({ title: name, backSeconds: 0, forwardSeconds: null, keepDays: null })}
      run={(body) => record({ ...args, body })}
      submitLabel={t('recording.submit')}
      draftKey="streams:record"
    >
      {({ dvrSeconds }) => (
        <>
          <FormField name="title" label={t('recording.videoTitle')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField
            name="backSeconds"
            label={t('recording.begin')}
            help={t('recording.beginHelp', { time: timeSpan(dvrSeconds) })}
          >
            <Select
              options={[
                { value: 0, label: t('recording.now') },
                ...[...BACK_SECONDS.filter((seconds) => seconds < dvrSeconds), dvrSeconds]
                  .filter((seconds) => seconds > 0)
                  .map((value) => ({ value, label: t('recording.ago', { time: timeSpan(value) }) })),
              ]}
            />
          </FormField>
          <FormField name="forwardSeconds" label={t('recording.end')}>
            <OptionalSelect
              none={t('recording.open', { hours: MAX_RECORDING_HOURS })}
              options={[
                { value: 0, label: t('recording.now') },
                ...FORWARD_SECONDS.map((value) => ({
                  value,
                  label: t('recording.forward', { time: timeSpan(value) }),
                })),
              ]}
            />
          </FormField>
          <FormField name="keepDays" label={t('recording.keep')} help={t('recording.keepHelp')}>
            <OptionalSelect
              none={t('recording.forever')}
              options={RECORDING_DAYS.map((value) => ({
                value,
                label: t('recording.days', { count: value }),
              }))}
            />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}

interface OptionalSelectProps {
  none: string;
  options: { value: number; label: string }[];
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}

const NONE = 'none';

/** A form field for one of some numbers, or null. */
function OptionalSelect({ none, options, value, onChange, ...field }: OptionalSelectProps) {
  return (
    <Select<number | typeof NONE>
      {...field}
      value={value ?? NONE}
      options={[{ value: NONE, label: none }, ...options]}
      onChange={(chosen) => onChange?.(chosen === NONE ? null : chosen)}
    />
  );
}
