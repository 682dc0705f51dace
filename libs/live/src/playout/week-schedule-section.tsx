import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { GuardedButton, RowMenu, useConfirm, type PageAction } from '@console/ui';
import { Section } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUpdatePlayoutChannelMutation } from '../api/channels-api';
import type { PlayoutChannel, PlayoutItem } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { CopyDayDialog } from './copy-day-dialog';
import { itemPath, NEW_ITEM } from './playout-access';
import { useDayNames } from './use-day-names';
import { clockOf, dayParts, type DayPart } from './week-clock';

/** The week of a channel, one row per day. */
export function WeekScheduleSection({ channel }: { channel: PlayoutChannel & { etag: string } }) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const dayNames = useDayNames();
  const [update] = useUpdatePlayoutChannelMutation();
  const { ask, dialog } = useConfirm();
  const [copied, setCopied] = useState<number>();
  const { id, items, etag } = channel;
  const askToRemove = (removed: PlayoutItem) =>
    ask({
      title: t('playout.removeTitle', { title: removed.title }),
      action: t('playout.remove'),
      effect: t('playout.removeEffect'),
      danger: true,
      run: () =>
        update({
          id,
          appId,
          ifMatch: etag,
          body: { items: items.filter((item) => item.id !== removed.id) },
        }),
    });
  return (
    <Section title={t('playout.schedule')} aside={channel.zone}>
      {dayNames.map((name, day) => (
        <Day
          key={name}
          name={name}
          day={day}
          channel={channel}
          onCopy={() => setCopied(day)}
          onRemove={askToRemove}
        />
      ))}
      {dialog}
      {copied !== undefined && (
        <CopyDayDialog channel={channel} day={copied} onClose={() => setCopied(undefined)} />
      )}
    </Section>
  );
}

interface DayProps {
  name: string;
  day: number;
  channel: PlayoutChannel;
  onCopy: () => void;
  onRemove: (item: PlayoutItem) => void;
}

function Day({ name, day, channel, onCopy, onRemove }: DayProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const add = (start: number) =>
    void navigate(`${itemPath(appId, channel.id, NEW_ITEM)}?day=${String(day)}&start=${String(start)}`);
  const edit = (item: PlayoutItem) => void navigate(keepQuery(itemPath(appId, channel.id, item.id)));
  const parts = dayParts(channel.items, day);
  const dayActions: PageAction[] = [
    {
      key: 'add',
      label: t('playout.addItem'),
      icon: <PlusOutlined aria-hidden />,
      requires: CHANGE_STREAMS,
      run: () => add(parts.find(({ item }) => !item)?.start ?? 0),
    },
    {
      key: 'copy',
      label: t('playout.copyDay'),
      icon: <CopyOutlined aria-hidden />,
      requires: CHANGE_STREAMS,
      run: onCopy,
    },
  ];
  return (
    <section
      aria-label={name}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: `${String(token.marginXXS)}px ${String(token.margin)}px`,
        padding: `${String(token.paddingXS)}px 0`,
        borderTop: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Flex justify="space-between" align="center" style={{ flex: '0 0 140px' }}>
        <h3 style={{ margin: 0, fontSize: token.fontSize }}>{name}</h3>
        <RowMenu label={t('playout.actionsOf', { name })} actions={dayActions} />
      </Flex>
      <Flex
        component="ol"
        wrap
        gap={token.marginXS}
        style={{ flex: '1 1 240px', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {parts.map((part) => (
          <li key={part.start} style={{ maxWidth: '100%' }}>
            <Part
              part={part}
              dayName={name}
              channel={channel}
              onAdd={add}
              onEdit={edit}
              onRemove={onRemove}
            />
          </li>
        ))}
      </Flex>
    </section>
  );
}

interface PartProps {
  dayName: string;
  part: DayPart<PlayoutItem>;
  channel: PlayoutChannel;
  onAdd: (start: number) => void;
  onEdit: (item: PlayoutItem) => void;
  onRemove: (item: PlayoutItem) => void;
}

function Part({ part: { item, start, end }, dayName, channel, onAdd, onEdit, onRemove }: PartProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const times = `${clockOf(start)}–${clockOf(end)}`;
  if (!item) {
    return (
      <GuardedButton
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        requires={CHANGE_STREAMS}
        aria-label={t('playout.addAt', { times: `${dayName} ${times}` })}
        onClick={() => onAdd(start)}
      >
        {times}
      </GuardedButton>
    );
  }
  const hasProblem = channel.problems.some(({ itemId }) => itemId === item.id);
  const actions: PageAction[] = [
    {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      requires: CHANGE_STREAMS,
      run: () => onEdit(item),
    },
    {
      key: 'remove',
      label: t('playout.remove'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      requires: CHANGE_STREAMS,
      run: () => onRemove(item),
    },
  ];
  return (
    <Flex
      align="start"
      justify="space-between"
      style={{
        padding: `${String(token.paddingXXS)}px ${String(token.paddingXS)}px`,
        border: `1px solid ${hasProblem ? token.colorWarning : token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        background: token.colorBgElevated,
      }}
    >
      <Flex vertical style={{ minWidth: 0 }}>
        <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{times}</span>
        <strong style={{ overflowWrap: 'anywhere' }}>
          <bdi>{item.title}</bdi>
        </strong>
        <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
          <InputName input={item.input} channel={channel} />
        </span>
      </Flex>
      <RowMenu
        label={t('playout.actionsOf', { name: `${item.title}, ${dayName} ${times}` })}
        actions={actions}
      />
    </Flex>
  );
}

function InputName({ input, channel }: { input: PlayoutItem['input']; channel: PlayoutChannel }) {
  const { t } = useTranslation('live');
  if (input.kind === 'test') return t(`patterns.${input.pattern}`);
  const name =
    input.kind === 'video'
      ? channel.videos.find(({ videoId }) => videoId === input.videoId)?.title
      : channel.streams.find(({ streamId }) => streamId === input.streamId)?.name;
  return <bdi>{name ?? t('channel.deleted')}</bdi>;
}
