import type { FieldSlotProps } from '@console/shell-layout';
import { NumberInput } from '@console/ui/form';
import { clockTime, secondsOf } from '@console/i18n';
import { Flex, Select, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayoutItem } from '../contract';

type Breaks = NonNullable<PlayoutItem['breaks']>;

const DEFAULT_SECONDS = 60;

/** A form field for ad breaks of the same length. */
export function BreaksInput({ id, value = [], onChange }: FieldSlotProps<Breaks>) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  // Without times, the value has no length.
  const [typed, setTyped] = useState(DEFAULT_SECONDS);
  const seconds = value[0]?.seconds ?? typed;
  const change = (times: readonly number[], length: number) => {
    setTyped(length);
    onChange?.(
      times.toSorted((one, other) => one - other).map((afterSeconds) => ({ afterSeconds, seconds: length })),
    );
  };
  return (
    <Flex gap={token.marginXS}>
      <Select
        {...(id !== undefined && { id })}
        mode="tags"
        open={false}
        suffixIcon={null}
        style={{ flex: 1 }}
        value={value.map(({ afterSeconds }) => clockTime(afterSeconds))}
        onChange={(texts: string[]) =>
          change(
            texts.flatMap((text) => secondsOf(text) ?? []),
            seconds,
          )
        }
      />
      <NumberInput
        aria-label={t('playout.breakSeconds')}
        min={5}
        max={300}
        suffix={t('playout.seconds')}
        value={seconds}
        onChange={(length) =>
          change(
            value.map(({ afterSeconds }) => afterSeconds),
            length ?? DEFAULT_SECONDS,
          )
        }
      />
    </Flex>
  );
}
