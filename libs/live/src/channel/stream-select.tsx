import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { platformSearch } from '@console/ui/form';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStreamsQuery } from '../api/streams-api';

/** The app that the form around it has chosen. */
export function useAppOfForm(): string {
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch('appId', form);
  return typeof chosen === 'string' ? chosen : '';
}

interface StreamChoice {
  /** A channel does not show itself. */
  except?: string | undefined;
  /** Without channels of streams. */
  inputsOnly?: boolean | undefined;
}

/** The streams of an app that a channel can show. */
export function useStreamOptions(app: string, { except, inputsOnly = false }: StreamChoice = {}) {
  const { appId } = useAppScope();
  const [q, setSearch] = useState('');
  const { data, isFetching } = useListStreamsQuery(
    { appId, q, sort: 'name', page: 1, perPage: MAX_PAGE_SIZE, customFields: { appId: app } },
    { skip: app === '' },
  );
  const options = (data?.data ?? [])
    // The previous data may be of another app.
    .filter((stream) => stream.appId === app && stream.id !== except)
    .filter(({ source }) => !(inputsOnly && source.kind === 'channel'))
    .map(({ id, name }) => ({ value: id, label: name }));
  const search = platformSearch({ q, onSearch: setSearch, isFetching });
  return { options, isFetching, search };
}

interface StreamSelectProps extends StreamChoice {
  id?: string;
  'aria-label'?: string;
  value?: string;
  onChange?: (streamId: string) => void;
  ofApp: string;
}

/** A form field for a stream of the app. */
export function StreamSelect({ ofApp, except, inputsOnly, ...field }: StreamSelectProps) {
  return <Select {...field} {...useStreamSelect('chooseStream', ofApp, { except, inputsOnly })} />;
}

interface StreamsSelectProps extends Omit<StreamSelectProps, 'value' | 'onChange' | 'inputsOnly'> {
  value?: string[];
  onChange?: (streamIds: string[]) => void;
}

/** A form field for streams of the app, in order of preference. */
export function StreamsSelect({ ofApp, except, onChange, ...field }: StreamsSelectProps) {
  const select = useStreamSelect('chooseStreams', ofApp, { except });
  const clearSearch = () => select.showSearch.onSearch('');
  return (
    <Select
      {...field}
      {...select}
      mode="multiple"
      onChange={(chosen: string[]) => {
        clearSearch();
        onChange?.(chosen);
      }}
      onBlur={clearSearch}
    />
  );
}

function useStreamSelect(placeholder: 'chooseStream' | 'chooseStreams', app: string, choice: StreamChoice) {
  const { t } = useTranslation('live');
  const { options, isFetching, search } = useStreamOptions(app, choice);
  const disabled = app === '';
  return {
    options,
    disabled,
    loading: isFetching,
    placeholder: t(disabled ? 'add.chooseAppFirst' : `channel.${placeholder}`),
    showSearch: search,
  };
}
