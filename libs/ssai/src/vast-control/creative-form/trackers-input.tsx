import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { FieldSlotProps } from '@console/shell-layout';
import { Button, Flex, Input, Select, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TRACKED_EVENTS, TRACKERS_MAX, type AdTracker } from '../../contract';

/** The tracking URLs of a creative, one per line. For a form field. */
export function TrackersInput({ id, value = [], onChange }: FieldSlotProps<readonly AdTracker[]>) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const add = useRef<HTMLButtonElement>(null);
  const change = (index: number, changed: Partial<AdTracker>) =>
    onChange?.(value.map((tracker, at) => (at === index ? { ...tracker, ...changed } : tracker)));
  return (
    <Flex vertical gap={token.marginXS}>
      {value.map(({ event, url }, index) => {
        const number = index + 1;
        return (
          <Flex key={index} gap={token.marginXXS}>
            <Select
              aria-label={t('creative.trackerEvent', { number })}
              value={event}
              options={TRACKED_EVENTS.map((one) => ({ value: one, label: one }))}
              style={{ width: 130 }}
              onChange={(chosen) => change(index, { event: chosen })}
            />
            <Input
              aria-label={t('creative.trackerUrl', { number })}
              placeholder={t('creative.urlStart')}
              value={url}
              style={{ flex: 1 }}
              onChange={({ target }) => change(index, { url: target.value.trim() })}
            />
            <Button
              type="text"
              aria-label={t('creative.removeTracker', { number })}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => {
                add.current?.focus();
                onChange?.(value.filter((_, at) => at !== index));
              }}
            />
          </Flex>
        );
      })}
      <Button
        ref={add}
        id={id}
        icon={<PlusOutlined aria-hidden />}
        disabled={value.length >= TRACKERS_MAX}
        style={{ alignSelf: 'start' }}
        onClick={() => onChange?.([...value, { event: 'impression', url: '' }])}
      >
        {t('creative.addTracker')}
      </Button>
    </Flex>
  );
}
