import { clockTime } from '@console/i18n';
import { useKeepQuery } from '@console/shell-layout';
import { GuardedButton } from '@console/ui';
import { Row, RowList, Section } from '@console/ui/overview';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Video } from '../contract';
import { useAppScope } from '../use-app-scope';
import { CHANGE_VIDEOS } from '../video-access';
import { videoPath } from '../vod-paths';

interface ChaptersSectionProps {
  video: Video;
  onSeek: (seconds: number) => void;
}

/** Chapters; the player continues at the one that is clicked. */
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
      <RowList>
        {chapters.map(({ startSeconds, title }, index) => (
          <Row
            key={index}
            end={
              <Button
                type="link"
                size="small"
                aria-label={t('chapters.play', { title, time: clockTime(startSeconds) })}
                onClick={() => onSeek(startSeconds)}
              >
                {clockTime(startSeconds)}
              </Button>
            }
          >
            <bdi>{title}</bdi>
          </Row>
        ))}
        {chapters.length === 0 && <Row>{t('chapters.none')}</Row>}
      </RowList>
    </Section>
  );
}
