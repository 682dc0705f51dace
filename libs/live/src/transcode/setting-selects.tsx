import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListTranscodePresetsQuery, useListTranscodeTemplatesQuery } from '../api/transcode-api';

interface SettingSelectProps {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  ofApp: string;
}

/** The arguments and options of a query for all settings of an app. */
export function useAllOf(ofApp: string) {
  const { appId } = useAppScope();
  const args = {
    appId,
    sort: 'name',
    page: 1,
    perPage: MAX_PAGE_SIZE,
    customFields: { appId: ofApp },
  } as const;
  return [args, { skip: ofApp === '' }] as const;
}

/** A form field for a preset of the app. */
export function PresetSelect({ ofApp, ...field }: SettingSelectProps) {
  const { t } = useTranslation('live');
  const { currentData, isFetching } = useListTranscodePresetsQuery(...useAllOf(ofApp));
  return (
    <Select
      {...field}
      options={(currentData?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={isFetching}
      disabled={ofApp === ''}
      placeholder={t(ofApp === '' ? 'add.chooseAppFirst' : 'transcode.presets.choose')}
      notFoundContent={t('transcode.presets.none')}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}

/** A form field for a template of the app. */
export function TemplateSelect({ ofApp, ...field }: SettingSelectProps) {
  const { t } = useTranslation('live');
  const { currentData, isFetching } = useListTranscodeTemplatesQuery(...useAllOf(ofApp));
  return (
    <Select
      {...field}
      options={(currentData?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={isFetching}
      disabled={ofApp === ''}
      placeholder={t(ofApp === '' ? 'add.chooseAppFirst' : 'transcode.templates.choose')}
      notFoundContent={t('transcode.templates.none')}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
