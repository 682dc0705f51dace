import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { type FieldSlotProps, Slot } from '@console/shell-layout';
import { VISUALLY_HIDDEN } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface StreamsInputProps extends FieldSlotProps<readonly string[]> {
  /** The app whose streams are offered. */
  appId: string;
}

/** Streams of an app by ID, one per line, and a last line that adds one. For a form field. */
export function StreamsInput({ id, value = [], onChange, appId }: StreamsInputProps) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const lines = useId();
  const change = (ids: string[]) => onChange?.([...new Set(ids)]);
  return (
    <Flex vertical gap={token.marginXS}>
      {value.map((streamId, index) => (
        <Flex key={streamId} gap={token.marginXXS}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <label htmlFor={`${lines}${index}`} style={VISUALLY_HIDDEN}>
              {t('stream', { number: index + 1 })}
            </label>
            <Slot
              name="streamPicker"
              props={{
                id: `${lines}${index}`,
                appId,
                value: streamId,
                onChange: (next) => change(value.with(index, next)),
              }}
            />
          </div>
          <Button
            type="text"
            aria-label={t('removeStream', { number: index + 1 })}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => change(value.filter((other) => other !== streamId))}
          />
        </Flex>
      ))}
      <Slot
        // An empty line follows each choice.
        key={value.length}
        name="streamPicker"
        props={{ ...(id !== undefined && { id }), appId, onChange: (next) => change([...value, next]) }}
      />
    </Flex>
  );
}
