import { useAppScope } from '@console/shell-layout';
import { FailureAlert, useOwnFailureLines, useUi } from '@console/ui';
import { Picture, Section } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateVideoMutation } from '../api/vod-api';
import type { Video } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';

const WIDTH = 144;

/** The pictures of the video that can be its poster. */
export function PosterSection({ video }: { video: Video & { etag: string } }) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const { denialOf } = useUi().useActionAccess();
  const [update, { isLoading }] = useUpdateVideoMutation();
  const failureLines = useOwnFailureLines();
  const [failure, setFailure] = useState<readonly string[]>([]);
  const { id, poster, posterUrls, etag } = video;
  const isDenied = denialOf(CHANGE_VIDEOS) !== undefined;
  const choose = async (chosen: number) => {
    const { error } = await update({ id, appId, body: { poster: chosen }, ifMatch: etag });
    setFailure(error ? failureLines(error) : []);
  };
  return (
    <Section title={t('poster.title')}>
      <FailureAlert lines={failure} />
      <Flex wrap gap={token.marginSM} role="radiogroup" aria-label={t('poster.title')}>
        {posterUrls.map((url, index) => (
          <label key={index} style={{ position: 'relative', display: 'block' }}>
            <input
              type="radio"
              name={`poster of ${id}`}
              checked={index === poster}
              disabled={isDenied || isLoading}
              aria-label={t('poster.option', { number: index + 1 })}
              style={{
                position: 'absolute',
                insetBlockStart: 6,
                insetInlineStart: 6,
                accentColor: token.colorPrimary,
              }}
              onChange={() => void choose(index)}
            />
            <span
              style={{
                display: 'block',
                padding: 2,
                borderRadius: token.borderRadius,
                border: `2px solid ${index === poster ? token.colorPrimary : 'transparent'}`,
              }}
            >
              <Picture url={url} width={WIDTH} loading="lazy" />
            </span>
          </label>
        ))}
      </Flex>
    </Section>
  );
}
