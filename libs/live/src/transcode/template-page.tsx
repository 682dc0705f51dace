import { RowsTable } from '@console/ui/list';
import { Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useDeleteTranscodeTemplateMutation, useGetTranscodeTemplateQuery } from '../api/transcode-api';
import type { TranscodeTemplate } from '../contract';
import { useResourceArgs } from '../resource/use-resource-args';
import { LadderSums } from './ladder-sums';
import { TranscodePage } from './transcode-page';
import { useLadderColumns } from './use-ladder-columns';
import { useTranscodeActions } from './use-transcode-actions';

export function TemplatePage() {
  const { t } = useTranslation('live');
  const [remove] = useDeleteTranscodeTemplateMutation();
  return (
    <TranscodePage
      kind="templates"
      result={useGetTranscodeTemplateQuery(useResourceArgs(), POLLED)}
      main={(template) => <LadderSection template={template} />}
      facts={({ audioKbps, includeSource }) => [
        { label: t('transcode.audio'), value: t('transcode.kbpsOf', { kbps: audioKbps }) },
        {
          label: t('transcode.includeSource'),
          value: t(includeSource ? 'event.yes' : 'event.no'),
        },
      ]}
      {...useTranscodeActions('templates', remove)}
    />
  );
}

function LadderSection({ template: { profiles, audioKbps, usedBy } }: { template: TranscodeTemplate }) {
  const { t } = useTranslation('live');
  const rows = usedBy.length > 0 ? profiles : profiles.map((row) => ({ ...row, viewers: undefined }));
  return (
    <Section title={t('transcode.ladder')} aside={<LadderSums ladder={profiles} audioKbps={audioKbps} />}>
      <RowsTable
        label={t('transcode.ladder')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useLadderColumns(audioKbps)}
        cards
      />
    </Section>
  );
}
