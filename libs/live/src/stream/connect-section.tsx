import { CopyText, DateTime, FactList, GuardedButton, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stream } from '../contract';
import { useStreamTexts } from '../use-stream-texts';
import { RotateKeyDialog } from './rotate-key-dialog';
import { CHANGE_STREAMS } from './use-stream-actions';

type Push = Extract<Stream['source'], { kind: 'push' }>;

/** Where an encoder sends to, with which key, and what arrives from it. */
export function ConnectSection({ stream, source }: { stream: Stream; source: Push }) {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  const zone = useZone();
  const [isOpen, setOpen] = useState(false);
  const { input } = stream;
  const { ingestUrl, lastFour, previousUntil } = source;
  return (
    <Section
      title={t('connect.title')}
      actions={
        <GuardedButton size="small" requires={CHANGE_STREAMS} onClick={() => setOpen(true)}>
          {t('connect.rotate')}
        </GuardedButton>
      }
    >
      <SectionBody>
        <FactList
          dense
          facts={[
            {
              label: t('connect.address'),
              value: ingestUrl === null ? t('connect.noAddress') : <CopyText text={ingestUrl} />,
            },
            { label: t('connect.key'), value: t('connect.masked', { lastFour }) },
            ...(previousUntil === null
              ? []
              : [{ label: t('connect.previous'), value: <DateTime value={previousUntil} zone={zone} /> }]),
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
      <RotateKeyDialog stream={stream} open={isOpen} onClose={() => setOpen(false)} />
    </Section>
  );
}
