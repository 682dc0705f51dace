import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStreamOptions } from '../channel/stream-select';
import { TEST_PATTERNS, type ChannelInput } from '../contract';

interface InputSelectProps {
  id?: string;
  value?: ChannelInput;
  onChange?: (input: ChannelInput) => void;
  ofApp: string;
  /** A channel does not show itself. */
  except: string;
}

/** A form field for what an item shows. */
export function InputSelect({ value, onChange, ofApp, except, ...field }: InputSelectProps) {
  const { t } = useTranslation('live');
  const { options, isLoading } = useStreamOptions(ofApp, { except });
  const chosen = value && (value.kind === 'test' ? value.pattern : value.streamId);
  return (
    <Select<string>
      {...field}
      {...(chosen !== undefined && { value: chosen })}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(choice) => {
        const pattern = TEST_PATTERNS.find((known) => known === choice);
        onChange?.(pattern ? { kind: 'test', pattern } : { kind: 'stream', streamId: choice });
      }}
      options={[
        { label: t('streams'), options },
        {
          label: t('pattern'),
          options: TEST_PATTERNS.map((pattern) => ({ value: pattern, label: t(`patterns.${pattern}`) })),
        },
      ]}
    />
  );
}
