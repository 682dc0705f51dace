import { CopyText, DateTime, FactList, GuardedButton, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stream } from '../contract';
import { useStreamTexts } from '../use-stream-texts';
import { RotateKeyDialog } from './rotate-key-dialog';
import { CHANGE_STREAMS } from './use-stream-actions';

type Arriving = Extract<Stream['source'], { kind: 'push' | 'pull' }>;

/** Where a stream comes from, and what arrives: of an encoder also where it sends to, with which key. */
export function ConnectSection({ stream, source }: { stream: Stream; source: Arriving }) {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  const zone = useZone();
  const [isOpen, setOpen] = useState(false);
  const { input } = stream;
  const isPush = source.kind === 'push';
  const keyFacts = ({ ingestUrl, lastFour, previousUntil }: Extract<Arriving, { kind: 'push' }>) => [
    {
      label: t('connect.address'),
      value: ingestUrl === null ? t('connect.noAddress') : <CopyText text={ingestUrl} />,
    },
    { label: t('connect.key'), value: t('connect.masked', { lastFour }) },
    ...(previousUntil === null
      ? []
      : [{ label: t('connect.previous'), value: <DateTime value={previousUntil} zone={zone} /> }]),
  ];
  return (
    <Section
      title={t(isPush ? 'connect.title' : 'pull.title')}
      actions={
        isPush && (
          <GuardedButton size="small" requires={CHANGE_STREAMS} onClick={() => setOpen(true)}>
            {t('connect.rotate')}
          </GuardedButton>
        )
      }
    >
      <SectionBody>
        <FactList
          dense
          facts={[
            ...(isPush ? keyFacts(source) : [{ label: t('pull.server'), value: <bdi>{source.server}</bdi> }]),
            ...(input
              ? [
                  {
                    label: t('connect.input'),
                    value: `${texts.bitrate(input.kbps)} · ${input.codecs} · ${t('picture', input)}`,
                  },
                  { label: t('connect.since'), value: <DateTime value={input.since} zone={zone} /> },
                ]
              : []),
            ...(stream.problem === null || stream.issues.length > 0
              ? []
              : [{ label: t('connect.problem'), value: stream.problem }]),
          ]}
        />
      </SectionBody>
      {isPush && <RotateKeyDialog stream={stream} open={isOpen} onClose={() => setOpen(false)} />}
    </Section>
  );
}
