import { clipText } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useDeleteTranscodeTemplateMutation,
  useLazyListTranscodeTemplatesQuery,
  useListTranscodeTemplatesQuery,
} from '../api/transcode-api';
import type { TranscodeTemplate } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { CHANGE_TRANSCODE } from './transcode-access';
import { useCommonColumns } from './use-common-columns';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeList } from './use-transcode-list';
import { useTranscodeTexts } from './use-transcode-texts';

export function TemplateListPage() {
  return useIsResourceOpen() ? <Outlet /> : <TemplateList />;
}

function TemplateList() {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const { list, args } = useTranscodeList();
  const [readList] = useLazyListTranscodeTemplatesQuery({ selectFromResult: () => ({}) });
  const [remove] = useDeleteTranscodeTemplateMutation();
  const { name, usedBy, updatedAt } = useCommonColumns<TranscodeTemplate>('templates');
  const ladderOf = ({ profiles }: TranscodeTemplate) => profiles.map((profile) => profile.name).join(', ');
  const sumsOf = ({ profiles, audioKbps }: TranscodeTemplate) => texts.sums(profiles, audioKbps);
  return (
    <ResourceListPage<TranscodeTemplate>
      kind="transcode/templates"
      title={t('transcode.templates.title')}
      addLabel={t('transcode.templates.add')}
      label={t('transcode.templates.title')}
      empty={t('transcode.templates.empty')}
      requires={CHANGE_TRANSCODE}
      list={list}
      result={useListTranscodeTemplatesQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        {
          key: 'ladder',
          title: t('transcode.ladder'),
          render: (template) => <bdi>{clipText(ladderOf(template))}</bdi>,
          text: ladderOf,
        },
        {
          key: 'cpu',
          title: t('transcode.cpu'),
          align: 'end',
          render: (template) => texts.cpu(sumsOf(template).cpuPercent),
          text: (template) => sumsOf(template).cpuPercent,
        },
        {
          key: 'megabytes',
          title: t('transcode.megabytes'),
          align: 'end',
          render: (template) => texts.number(sumsOf(template).megabytesPerHour),
          text: (template) => sumsOf(template).megabytesPerHour,
        },
        usedBy,
        updatedAt,
      ]}
      {...useTranscodeActions('templates', remove)}
    />
  );
}
