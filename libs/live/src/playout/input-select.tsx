import { type FieldSlotProps, Slot, useSlotFilled } from '@console/shell-layout';
import { matchesLabel } from '@console/ui/form';
import { Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStreamOptions } from '../channel/stream-select';
import { TEST_PATTERNS, type ChannelInput } from '../contract';

interface InputSelectProps extends FieldSlotProps<ChannelInput> {
  ofApp: string;
  /** A channel does not show itself. */
  except: string;
}

/** A form field for what an item shows. */
export function InputSelect({ value, onChange, ofApp, except, ...field }: InputSelectProps) {
  const { t } = useTranslation('live');
  const { options, isFetching, search } = useStreamOptions(ofApp, { except });
  const { token } = theme.useToken();
  const hasVideos = useSlotFilled('videoPicker');
  const chosen = value && chosenOf(value);
  const select = (
    <Select<string>
      {...field}
      {...(chosen !== undefined && { value: chosen })}
      loading={isFetching}
      // The platform finds streams only.
      showSearch={{ ...search, filterOption: matchesLabel }}
      onChange={(choice) => {
        if (choice === VIDEO) {
          onChange?.({ kind: 'video', videoId: '' });
          return;
        }
        const pattern = TEST_PATTERNS.find((known) => known === choice);
        onChange?.(pattern ? { kind: 'test', pattern } : { kind: 'stream', streamId: choice });
      }}
      options={[
        ...(hasVideos ? [{ value: VIDEO, label: t('playout.video') }] : []),
        { label: t('streams'), options },
        {
          label: t('pattern'),
          options: TEST_PATTERNS.map((pattern) => ({ value: pattern, label: t(`patterns.${pattern}`) })),
        },
      ]}
    />
  );
  return (
    <Flex vertical gap={token.marginXS}>
      {select}
      {value?.kind === 'video' && (
        <Slot
          name="videoPicker"
          props={{
            appId: ofApp,
            most: 1,
            value: value.videoId === '' ? [] : [value.videoId],
            onChange: ([videoId = '']) => onChange?.({ kind: 'video', videoId }),
          }}
        />
      )}
    </Flex>
  );
}

const VIDEO = 'video';

function chosenOf(input: ChannelInput): string {
  if (input.kind === 'video') return VIDEO;
  return input.kind === 'test' ? input.pattern : input.streamId;
}
