import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TEST_PATTERNS, type CreateStreamDto, type TestPattern } from '../contract';

type NewSource = CreateStreamDto['source'];

interface SourceSelectProps {
  id?: string;
  value?: NewSource;
  onChange?: (source: NewSource) => void;
}

/** A form field for where the picture of a new stream comes from. */
export function SourceSelect({ value, onChange, ...field }: SourceSelectProps) {
  const { t } = useTranslation('live');
  return (
    <Select<TestPattern | 'push'>
      {...field}
      {...(value && { value: value.kind === 'push' ? 'push' : value.pattern })}
      onChange={(chosen) =>
        onChange?.(chosen === 'push' ? { kind: 'push' } : { kind: 'test', pattern: chosen })
      }
      options={[
        { value: 'push', label: t('encoder') },
        {
          label: t('pattern'),
          options: TEST_PATTERNS.map((pattern) => ({ value: pattern, label: t(`patterns.${pattern}`) })),
        },
      ]}
    />
  );
}
