import { useAppScope } from '@console/shell-layout';
import { ConfirmDialog } from '@console/ui';
import { Flex, Select, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdatePlayoutChannelMutation } from '../api/channels-api';
import { copiedDay, type PlayoutChannel } from '../contract';
import { useDayNames } from './use-day-names';

interface CopyDayDialogProps {
  channel: PlayoutChannel & { etag: string };
  day: number;
  onClose: () => void;
}

/** Replaces the items of a day by those of another one. */
export function CopyDayDialog({ channel, day, onClose }: CopyDayDialogProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const targetId = useId();
  const dayNames = useDayNames();
  const [to, setTo] = useState((day + 1) % 7);
  const [update] = useUpdatePlayoutChannelMutation();
  const { id, items, etag } = channel;
  return (
    <ConfirmDialog
      open
      title={t('playout.copyTitle', { day: dayNames[day] })}
      action={t('playout.copyDay')}
      run={() => update({ id, appId, ifMatch: etag, body: { items: copiedDay(items, { from: day, to }) } })}
      onClose={onClose}
    >
      <Flex vertical gap={token.marginXS}>
        <label htmlFor={targetId}>{t('playout.copyTo')}</label>
        <Select
          id={targetId}
          value={to}
          onChange={setTo}
          options={dayNames.map((label, value) => ({ value, label })).filter(({ value }) => value !== day)}
        />
        <span>{t('playout.copyEffect')}</span>
      </Flex>
    </ConfirmDialog>
  );
}
