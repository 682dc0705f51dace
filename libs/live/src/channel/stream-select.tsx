import { MAX_PAGE_SIZE } from '@console/http/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListStreamsQuery } from '../api/streams-api';
import { useAppScope } from '../use-app-scope';

/** The streams that a channel of an app can show. @param ofApp Default: the app that the form has chosen. */
export function useStreamOptions(ofApp?: string, except?: string) {
  const { appId } = useAppScope();
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch('appId', form);
  const app = ofApp ?? (typeof chosen === 'string' ? chosen : '');
  const { currentData, isFetching } = useListStreamsQuery(
    { appId, sort: 'name', page: 1, perPage: MAX_PAGE_SIZE, customFields: { appId: app } },
    { skip: app === '' },
  );
  const options = (currentData?.data ?? [])
    .filter(({ id }) => id !== except)
    .map(({ id, name }) => ({ value: id, label: name }));
  return { options, isLoading: isFetching, isReady: app !== '' };
}

interface StreamSelectProps {
  id?: string;
  'aria-label'?: string;
  value?: string;
  onChange?: (streamId: string) => void;
  /** Default: the app that the form has chosen. */
  ofApp?: string;
  /** A channel does not show itself. */
  except?: string;
}

/** A form field for a stream of the app. */
export function StreamSelect({ ofApp, except, ...field }: StreamSelectProps) {
  const { t } = useTranslation('live');
  const { options, isLoading, isReady } = useStreamOptions(ofApp, except);
  return (
    <Select
      {...field}
      options={options}
      loading={isLoading}
      disabled={!isReady}
      placeholder={t('channel.chooseStream')}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}

interface StreamsSelectProps extends Omit<StreamSelectProps, 'value' | 'onChange'> {
  value?: string[];
  onChange?: (streamIds: string[]) => void;
}

/** A form field for streams of the app, in order of preference. */
export function StreamsSelect({ ofApp, except, ...field }: StreamsSelectProps) {
  const { t } = useTranslation('live');
  const { options, isLoading, isReady } = useStreamOptions(ofApp, except);
  return (
    <Select
      {...field}
      mode="multiple"
      options={options}
      loading={isLoading}
      disabled={!isReady}
      placeholder={t('channel.chooseStreams')}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
