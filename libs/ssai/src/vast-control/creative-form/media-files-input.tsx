import type { FieldSlotProps } from '@console/shell-layout';
import { NumberInput } from '@console/ui/form';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Flex, Input, Select, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_FILES_MAX, MEDIA_TYPES, type AdMediaFile } from '../../contract';

export const NEW_FILE: AdMediaFile = { url: '', type: 'video/mp4', width: 1280, height: 720, kbps: null };

/** The media files of a creative, one per line. For a form field. */
export function MediaFilesInput({ id, value = [], onChange }: FieldSlotProps<readonly AdMediaFile[]>) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const add = useRef<HTMLButtonElement>(null);
  const change = (index: number, changed: Partial<AdMediaFile>) =>
    onChange?.(value.map((file, at) => (at === index ? { ...file, ...changed } : file)));
  return (
    <Flex vertical gap={token.marginXS}>
      {value.map(({ url, type, width, height, kbps }, index) => {
        const number = index + 1;
        return (
          <Flex key={index} wrap gap={token.marginXXS}>
            <Input
              {...(index === 0 && { id })}
              aria-label={t('creative.url', { number })}
              placeholder={t('creative.urlStart')}
              value={url}
              style={{ flex: '1 1 100%' }}
              onChange={({ target }) => change(index, { url: target.value.trim() })}
            />
            <Select
              aria-label={t('creative.type', { number })}
              value={type}
              options={MEDIA_TYPES.map((one) => ({ value: one, label: one }))}
              style={{ flex: '1 1 260px' }}
              onChange={(chosen) => change(index, { type: chosen })}
            />
            <NumberInput
              aria-label={t('creative.width', { number })}
              value={width}
              min={1}
              precision={0}
              style={{ width: 72 }}
              onChange={(next) => change(index, { width: next ?? 0 })}
            />
            <NumberInput
              aria-label={t('creative.height', { number })}
              value={height}
              min={1}
              precision={0}
              prefix="×"
              style={{ width: 76 }}
              onChange={(next) => change(index, { height: next ?? 0 })}
            />
            <NumberInput
              aria-label={t('creative.kbps', { number })}
              value={kbps}
              min={1}
              precision={0}
              suffix="kbit/s"
              style={{ flex: '1 1 92px' }}
              onChange={(next) => change(index, { kbps: next })}
            />
            <Button
              type="text"
              aria-label={t('creative.removeFile', { number })}
              icon={<DeleteOutlined aria-hidden />}
              disabled={value.length === 1}
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
        icon={<PlusOutlined aria-hidden />}
        disabled={value.length >= MEDIA_FILES_MAX}
        style={{ alignSelf: 'start' }}
        onClick={() => onChange?.([...value, NEW_FILE])}
      >
        {t('creative.addFile')}
      </Button>
    </Flex>
  );
}
