import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { clockTime, secondsOf } from '@console/i18n';
import { FormField, ItemFormDialog } from '@console/ui/form';
import { Button, Flex, Form, Input, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateVideoMutation } from '../api/vod-api';
import { isBeyondEnd, MAX_CHAPTERS, UpdateVideoDto, Chapter } from '../contract';
import { useVideoDialog } from './use-video-dialog';

export function ChaptersDialog() {
  const { t } = useTranslation('vod');
  const { args, dialog } = useVideoDialog();
  const [update] = useUpdateVideoMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.chapters')}
      titleOf={({ title }) => t('chapters.title', { name: title })}
      schema={UpdateVideoDto}
      valuesOf={({ chapters }) => ({ chapters })}
      run={({ chapters = [] }, ifMatch) => {
        const sorted = chapters.toSorted((one, other) => one.startSeconds - other.startSeconds);
        return update({ ...args, body: { chapters: sorted }, ifMatch });
      }}
      submitLabel={t('edit.submit')}
      draftKey="videos:chapters"
    >
      {({ durationSeconds }) => (
        <FormField
          name="chapters"
          label={t('chapters.list')}
          help={t('chapters.help')}
          schema={UpdateVideoDto.shape.chapters.refine(
            (chapters) => !isBeyondEnd(chapters ?? [], durationSeconds),
            { error: 'beyondEnd' },
          )}
          rules={{
            invalid: t('chapters.incomplete'),
            sameStart: t('chapters.sameStart'),
            beyondEnd: t('chapters.beyondEnd', { end: clockTime(durationSeconds ?? 0) }),
          }}
        >
          <ChaptersInput durationSeconds={durationSeconds} />
        </FormField>
      )}
    </ItemFormDialog>
  );
}

interface ChaptersInputProps {
  durationSeconds: number | null;
  id?: string;
  value?: readonly Chapter[];
  onChange?: (chapters: readonly Chapter[]) => void;
}

function ChaptersInput({ durationSeconds, id, value: chapters = [], onChange }: ChaptersInputProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const { status } = Form.Item.useStatus();
  const isWrong = (chapter: Chapter, index: number) =>
    !Chapter.safeParse(chapter).success ||
    isBeyondEnd([chapter], durationSeconds) ||
    chapters.some((other, at) => at < index && other.startSeconds === chapter.startSeconds);
  const change = (index: number, changed: Partial<Chapter>) =>
    onChange?.(chapters.map((chapter, at) => (at === index ? { ...chapter, ...changed } : chapter)));
  return (
    <Flex vertical gap={token.marginXS} {...(id !== undefined && { id })}>
      {chapters.map((chapter, index) => (
        <Form.Item
          key={index}
          style={{ marginBottom: 0 }}
          {...(status === 'error' && isWrong(chapter, index) && { validateStatus: 'error' })}
        >
          <Flex gap={token.marginXS}>
            <TimeInput
              label={t('chapters.startOf', { number: index + 1 })}
              seconds={chapter.startSeconds}
              autoFocus={index === added}
              onChange={(startSeconds) => change(index, { startSeconds })}
            />
            <Input
              aria-label={t('chapters.titleOf', { number: index + 1 })}
              placeholder={t('name')}
              value={chapter.title}
              maxLength={100}
              onChange={({ target }) => change(index, { title: target.value })}
            />
            <Button
              icon={<DeleteOutlined />}
              aria-label={t('chapters.remove', { number: index + 1 })}
              title={t('chapters.remove', { number: index + 1 })}
              onClick={() => {
                add.current?.focus();
                onChange?.(chapters.toSpliced(index, 1));
              }}
            />
          </Flex>
        </Form.Item>
      ))}
      <Button
        ref={add}
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={chapters.length >= MAX_CHAPTERS}
        onClick={() => {
          setAdded(chapters.length);
          onChange?.([...chapters, { startSeconds: nextStart(chapters), title: '' }]);
        }}
      >
        {t('chapters.add')}
      </Button>
    </Flex>
  );
}

function nextStart(chapters: readonly Chapter[]): number {
  const last = chapters.at(-1)?.startSeconds;
  return last === undefined || Number.isNaN(last) ? 0 : last + 60;
}

interface TimeInputProps {
  label: string;
  /** Not a number while the text is no time. */
  seconds: number;
  autoFocus: boolean;
  onChange: (seconds: number) => void;
}

function TimeInput({ label, seconds, autoFocus, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && secondsOf(typed) === undefined;
  return (
    <Input
      aria-label={label}
      value={typed ?? clockTime(seconds)}
      inputMode="numeric"
      autoFocus={autoFocus}
      style={{ width: 96, flex: 'none' }}
      {...(isWrong && { status: 'error' })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(secondsOf(target.value) ?? Number.NaN);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}
