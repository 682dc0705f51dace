import type { FieldSlotProps } from '@console/shell-layout';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CreateStreamDto, TEST_PATTERNS, type TestPattern } from '../contract';

const [Test, Push] = CreateStreamDto.shape.source.options;
/** The form has the address in a field of its own. */
export const NewSource = z.discriminatedUnion('kind', [Test, Push, z.object({ kind: z.literal('pull') })]);
type NewSource = z.output<typeof NewSource>;

/** A form field for where the picture of a new stream comes from. */
export function SourceSelect({ value, onChange, ...field }: FieldSlotProps<NewSource>) {
  const { t } = useTranslation('live');
  return (
    <Select<TestPattern | 'push' | 'pull'>
      {...field}
      {...(value && { value: value.kind === 'test' ? value.pattern : value.kind })}
      onChange={(chosen) =>
        onChange?.(
          chosen === 'push' || chosen === 'pull' ? { kind: chosen } : { kind: 'test', pattern: chosen },
        )
      }
      options={[
        { value: 'push', label: t('encoder') },
        { value: 'pull', label: t('pull.source') },
        {
          label: t('pattern'),
          options: TEST_PATTERNS.map((pattern) => ({ value: pattern, label: t(`patterns.${pattern}`) })),
        },
      ]}
    />
  );
}
