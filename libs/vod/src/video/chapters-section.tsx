import { useKeepQuery } from '@console/shell-layout';
import { GuardedButton } from '@console/ui';
import { Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChapterRows } from '../chapter-rows';
import type { Video } from '../contract';
import { useAppScope } from '../use-app-scope';
import { CHANGE_VIDEOS } from '../video-access';
import { videoPath } from '../vod-paths';

interface ChaptersSectionProps {
  video: Video;
  onSeek: (seconds: number) => void;
}

export function ChaptersSection({ video: { id, chapters }, onSeek }: ChaptersSectionProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (
    <Section
      title={t('routes.chapters')}
      actions={
        <GuardedButton
          size="small"
          requires={CHANGE_VIDEOS}
          onClick={() => void navigate(keepQuery(`${videoPath(appId, id)}/chapters`))}
        >
          {t('chapters.edit')}
        </GuardedButton>
      }
    >
      <ChapterRows chapters={chapters} onSeek={onSeek} />
    </Section>
  );
}
