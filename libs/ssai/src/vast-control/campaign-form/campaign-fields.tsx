import { FormField, MomentInput, TimeZoneSelect, NumberInput } from '@console/ui/form';
import { Input, Select, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEVICE_CLASSES, PACING_MODES } from '../../contract';
import { useCampaignTexts } from '../use-campaign-texts';
import { StreamsInput } from './streams-input';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The fields of a campaign, for its forms. */
export function CampaignFields({ appId }: { appId: string }) {
  const { t } = useTranslation('vast');
  const texts = useCampaignTexts();
  const hours = HOURS.map((value) => ({ value, label: t('hour', { hour: value }) }));
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="advertiser" label={t('advertiser')}>
        <Input autoComplete="off" />
      </FormField>
      <Pair>
        <FormField name="startsAt" label={t('startsAt')}>
          <MomentInput kind="dayStart" />
        </FormField>
        <FormField name="endsAt" label={t('endsAt')} help={t('endsHelp')}>
          <MomentInput kind="dayEnd" />
        </FormField>
      </Pair>
      <Pair>
        <FormField name="goalImpressions" label={t('goal')} help={t('goalHelp')}>
          <NumberInput precision={0} />
        </FormField>
        <FormField name="pacing" label={t('pacing')} help={t('pacingHelp')}>
          <Select options={PACING_MODES.map((value) => ({ value, label: t(`pacingModes.${value}`) }))} />
        </FormField>
      </Pair>
      <Pair>
        <FormField name="dailyCap" label={t('dailyCap')} help={t('dailyCapHelp')}>
          <NumberInput precision={0} />
        </FormField>
        <FormField name="sessionCap" label={t('sessionCap')} help={t('sessionCapHelp')}>
          <NumberInput precision={0} />
        </FormField>
      </Pair>
      <Pair>
        <FormField name="priority" label={t('priority')} help={t('priorityHelp')}>
          <NumberInput precision={0} />
        </FormField>
        <FormField name="weight" label={t('weight')} help={t('weightHelp')}>
          <NumberInput precision={0} />
        </FormField>
      </Pair>
      <FormField name="streamIds" label={t('streams')} help={t('streamsHelp')}>
        <StreamsInput appId={appId} />
      </FormField>
      <FormField name="devices" label={t('devices')}>
        <Select
          mode="multiple"
          placeholder={t('allDevices')}
          options={DEVICE_CLASSES.map((value) => ({ value, label: t(`device.${value}`) }))}
        />
      </FormField>
      <FormField name="days" label={t('days')}>
        <Select
          mode="multiple"
          placeholder={t('allDays')}
          options={DAYS.map((value) => ({ value, label: texts.weekday(value) }))}
        />
      </FormField>
      <Pair>
        <FormField name="fromHour" label={t('fromHour')}>
          <Select options={hours.slice(0, 24)} />
        </FormField>
        <FormField name="toHour" label={t('toHour')} help={t('hoursHelp')}>
          <Select options={hours.slice(1)} />
        </FormField>
      </Pair>
      <FormField name="timezone" label={t('timezone')}>
        <TimeZoneSelect />
      </FormField>
    </>
  );
}

/** Two fields in a row; one below the other on phones. */
function Pair({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        columnGap: token.margin,
      }}
    >
      {children}
    </div>
  );
}
