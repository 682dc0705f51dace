import { useAppScope } from '@console/shell-layout';
import { DateTime, FactList, GuardedButton, StatusTag, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetLrmChannelQuery, useSwitchLrmChannelMutation } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ChannelPage } from '../channel/channel-page';
import { SwitchLog } from '../channel/switch-log';
import { useResourceArgs } from '../resource/use-resource-args';
import type { LrmChannel } from '../contract';
import { streamPath } from '../stream-paths';
import { useStreamActions } from '../stream/use-stream-actions';
import { Thumbnail } from '../thumbnail';
import { CHANGE_LRM, LRM_PATHS } from './lrm-access';

/** A channel with its inputs side by side. */
export function LrmPage() {
  const { t } = useTranslation('live');
  const result = useGetLrmChannelQuery(useResourceArgs(), POLLED);
  return (
    <ChannelPage
      kind="lrm"
      result={result}
      main={(channel) => <Inputs channel={channel} />}
      aside={(channel) => (
        <>
          <SwitchLog title={t('lrm.switches')} switches={channel.switches} />
          <Rules channel={channel} />
        </>
      )}
      {...useStreamActions(LRM_PATHS)}
    />
  );
}

function Rules({ channel: { lossMs, switchOn, returnSeconds, pattern } }: { channel: LrmChannel }) {
  const { t, i18n } = useTranslation('live');
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return (
    <Section title={t('lrm.rules')}>
      <SectionBody>
        <FactList
          dense
          facts={[
            { label: t('lrm.loss'), value: t('lrm.lossValue', { ms: lossMs }) },
            {
              label: t('lrm.switchOn'),
              value:
                list.format(switchOn.map((problem) => t(`health.types.${problem}`))) || t('lrm.lossOnly'),
            },
            {
              label: t('lrm.return'),
              value:
                returnSeconds === null ? t('lrm.equal') : t('lrm.preferredAfter', { seconds: returnSeconds }),
            },
            { label: t('lrm.filler'), value: t(`patterns.${pattern}`) },
          ]}
        />
      </SectionBody>
    </Section>
  );
}

function Inputs({ channel }: { channel: LrmChannel }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [switchTo] = useSwitchLrmChannelMutation();
  const { id, heldId, inputs } = channel;
  return (
    <Section
      title={t('lrm.inputs')}
      actions={
        heldId !== null && (
          <GuardedButton
            size="small"
            requires={CHANGE_LRM}
            onClick={() => void switchTo({ id, appId, body: { streamId: null } })}
          >
            {t('lrm.release')}
          </GuardedButton>
        )
      }
    >
      <ul
        aria-label={t('lrm.inputs')}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          gap: token.marginSM,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {inputs.map((input, index) => (
          <Input key={input.streamId} channel={channel} input={input} isPrimary={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

interface InputProps {
  channel: LrmChannel;
  input: LrmChannel['inputs'][number];
  isPrimary: boolean;
}

const TONES = {
  clear: 'normal',
  lost: 'critical',
  black: 'critical',
  frozen: 'critical',
  silent: 'critical',
  unknown: 'off',
} as const;

function Input({ channel: { id, activeId, heldId }, input, isPrimary }: InputProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const zone = useZone();
  const [switchTo] = useSwitchLrmChannelMutation();
  const { streamId, name, health, since } = input;
  const isActive = activeId === streamId;
  return (
    <li
      style={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: `1px solid ${isActive ? token.colorPrimary : token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <Thumbnail stream={input} />
      <Flex vertical gap={token.marginXXS} style={{ padding: token.paddingXS }}>
        <Flex justify="space-between" gap={token.marginXS}>
          {name === null ? (
            t('channel.deleted')
          ) : (
            <Link to={streamPath(appId, streamId)}>
              <bdi>{name}</bdi>
            </Link>
          )}
          <span style={{ color: token.colorTextSecondary }}>
            {t(isPrimary ? 'lrm.primary' : 'lrm.backup')}
          </span>
        </Flex>
        <Flex justify="space-between" gap={token.marginXS} wrap>
          <StatusTag tone={TONES[health]} label={t(`lrm.health.${health}`)} />
          {since !== null && <DateTime value={since} zone={zone} relative />}
        </Flex>
        {isActive ? (
          <StatusTag tone="on-air" label={t(heldId === streamId ? 'lrm.held' : 'states.live')} />
        ) : (
          <GuardedButton
            size="small"
            requires={CHANGE_LRM}
            aria-label={t('lrm.switchTo', { name: name ?? streamId })}
            onClick={() => void switchTo({ id, appId, body: { streamId } })}
          >
            {t('lrm.switch')}
          </GuardedButton>
        )}
      </Flex>
    </li>
  );
}
