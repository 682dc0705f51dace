import type { FieldSlotProps } from '@console/shell-layout';
import { NumberInput } from '@console/ui/form';
import { Flex, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EventChannel } from '../contract';

type Slate = EventChannel['before'];

interface SlateInputProps extends FieldSlotProps<Slate> {
  label: string;
}

/** A form field for a test picture with a text. */
export function SlateInput({ id, label, value = { minutes: 0, text: '' }, onChange }: SlateInputProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const change = (changed: Partial<Slate>) => onChange?.({ ...value, ...changed });
  return (
    <Flex gap={token.marginXS} wrap>
      <NumberInput
        id={id}
        aria-label={t('event.slateMinutes', { slate: label })}
        min={0}
        max={1_440}
        value={value.minutes}
        suffix={t('event.minutes')}
        onChange={(minutes) => change({ minutes: minutes ?? 0 })}
        style={{ width: 140 }}
      />
      <Input
        aria-label={t('event.slateText', { slate: label })}
        placeholder={t('event.slatePlaceholder')}
        maxLength={100}
        value={value.text}
        onChange={({ target }) => change({ text: target.value })}
        style={{ flex: 1, minWidth: 160 }}
      />
    </Flex>
  );
}
