import { type FieldSlotProps, Slot, useSlotFilled } from '@console/shell-layout';
import { matchesLabel } from '@console/ui/form';
import { Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStreamOptions } from '../channel/stream-select';
import { TEST_PATTERNS, type ChannelInput, type PlayoutChannel } from '../contract';

interface InputSelectProps extends FieldSlotProps<ChannelInput> {
  channel: PlayoutChannel;
}

/** A form field for what an item shows. */
export function InputSelect({ value, onChange, channel, ...field }: InputSelectProps) {
  const { t } = useTranslation('live');
  const chosen = value && chosenOf(value);
  const { options, isFetching, search } = useStreamOptions(
    channel.appId,
    chosen === undefined ? [] : [chosen],
    // A channel does not show itself.
    { except: channel.id, known: channel.streams },
  );
  const { token } = theme.useToken();
  const hasVideos = useSlotFilled('videoPicker');
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
            appId: channel.appId,
            most: 1,
            known: channel.videos,
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
