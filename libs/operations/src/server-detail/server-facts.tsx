import { clipText, formatAmount } from '@console/i18n';
import { ClippedText, CopyText, DateTime, StatusTag, useZone } from '@console/ui';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Server } from '../contract';
import { useServerTexts } from '../servers/use-server-texts';

/** What rarely changes about a server. */
export function ServerFacts({ server }: { server: Server }) {
  const { t, i18n } = useTranslation('operations');
  const amount = (bytes: number) => formatAmount(bytes, 'bytes', i18n.language);
  const texts = useServerTexts();
  const zone = useZone();
  const { id, address, kind, region, version, lastHeartbeatAt, createdAt, note, recordings } = server;
  return (
    <Facts
      facts={[
        { label: t('servers.license'), value: <StatusTag {...texts.license(server)} /> },
        { label: t('servers.kind'), value: texts.kind(kind) },
        { label: t('servers.version'), value: clipText(version ?? '–') },
        { label: t('servers.region'), value: clipText(region) },
        { label: t('servers.address'), value: <CopyText text={address} /> },
        {
          label: t('servers.lastHeartbeatAt'),
          value:
            lastHeartbeatAt === null ? (
              t('servers.neverHeard')
            ) : (
              <DateTime value={lastHeartbeatAt} zone={zone} />
            ),
        },
        ...(recordings
          ? [
              {
                label: t('servers.recordings'),
                value: t('servers.recordingsValue', {
                  used: amount(recordings.usedBytes),
                  budget: amount(recordings.budgetBytes),
                }),
              },
            ]
          : []),
        { label: t('servers.createdAt'), value: <DateTime value={createdAt} zone={zone} relative /> },
        { label: t('servers.id'), value: <CopyText text={id} /> },
        {
          label: t('servers.note.label'),
          value:
            note === '' ? (
              t('servers.note.none')
            ) : (
              <span style={{ whiteSpace: 'pre-wrap' }}>
                <ClippedText text={note} />
              </span>
            ),
        },
      ]}
    />
  );
}

function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: `${String(token.marginSM)}px ${String(token.marginLG)}px`,
        margin: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <dt style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>{label}</dt>
          <dd style={{ margin: 0 }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
