import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { platformSearch, withChosen } from '@console/ui/form';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStreamsQuery } from '../api/streams-api';
import type { ChannelStream } from '../contract';

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
  /** Names of chosen streams, which the platform does not list if they are deleted or it has many. */
  known?: readonly Pick<ChannelStream, 'streamId' | 'name'>[] | undefined;
}

/** The streams of an app that a channel can show. */
export function useStreamOptions(
  app: string,
  chosen: readonly string[],
  { except, inputsOnly = false, known = [] }: StreamChoice = {},
) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [q, setSearch] = useState('');
  const { data, isFetching } = useListStreamsQuery(
    { appId, q, sort: 'name', page: 1, perPage: MAX_PAGE_SIZE, customFields: { appId: app } },
    { skip: app === '' },
  );
  const found = (data?.data ?? [])
    // The previous data may be of another app.
    .filter((stream) => stream.appId === app && stream.id !== except)
    .filter(({ source }) => !(inputsOnly && source.kind === 'channel'))
    .map(({ id, name }) => ({ value: id, label: name }));
  const options = withChosen(found, {
    chosen,
    known: known.map(({ streamId, name }) => ({ value: streamId, label: name ?? t('channel.deleted') })),
    q,
  });
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
export function StreamSelect({ ofApp, except, inputsOnly, known, ...field }: StreamSelectProps) {
  const chosen = field.value === undefined ? [] : [field.value];
  const select = useStreamSelect('chooseStream', ofApp, chosen, { except, inputsOnly, known });
  return <Select {...field} {...select} />;
}

interface StreamsSelectProps extends Omit<StreamSelectProps, 'value' | 'onChange' | 'inputsOnly'> {
  value?: string[];
  onChange?: (streamIds: string[]) => void;
}

/** A form field for streams of the app, in order of preference. */
export function StreamsSelect({ ofApp, except, known, onChange, ...field }: StreamsSelectProps) {
  const select = useStreamSelect('chooseStreams', ofApp, field.value ?? [], { except, known });
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

function useStreamSelect(
  placeholder: 'chooseStream' | 'chooseStreams',
  app: string,
  chosen: readonly string[],
  choice: StreamChoice,
) {
  const { t } = useTranslation('live');
  const { options, isFetching, search } = useStreamOptions(app, chosen, choice);
  const disabled = app === '';
  return {
    options,
    disabled,
    loading: isFetching,
    placeholder: t(disabled ? 'add.chooseAppFirst' : `channel.${placeholder}`),
    showSearch: search,
  };
}
