import { useAppScope } from '@console/shell-layout';
import { FormDialog, FormField, MomentInput } from '@console/ui/form';
import { useNow, useZone } from '@console/ui';
import { Flex, Radio, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePublishVideoMutation } from '../api/vod-api';
import { PublishVideoDto, type Video } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';
import { VideoDialogFrame } from './video-dialog-frame';

const HOUR_MS = 3_600_000;

const At = PublishVideoDto.shape.at.refine((at) => at === null || Date.parse(at) > Date.now(), {
  error: 'past',
});

export function PublishDialog() {
  const { t } = useTranslation('vod');
  return (
    <VideoDialogFrame title={t('routes.publish')}>
      {(video, closeTo) => <Publish key={video.id} video={video} closeTo={closeTo} />}
    </VideoDialogFrame>
  );
}

function Publish({ video, closeTo }: { video: Video; closeTo: string }) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const now = useNow(HOUR_MS);
  const [publish] = usePublishVideoMutation();
  const isScheduled = video.publishAt !== null && Date.parse(video.publishAt) > now;
  return (
    <FormDialog
      title={t('publish.title', { name: video.title })}
      requires={CHANGE_VIDEOS}
      schema={PublishVideoDto}
      initialValues={{ at: isScheduled ? video.publishAt : null }}
      run={(body) => publish({ id: video.id, appId, body })}
      submitLabel={t('publish.submit')}
      draftKey={`videos:publish ${video.id}`}
      closeTo={closeTo}
    >
      <p style={{ marginTop: 0 }}>{t('publish.effect')}</p>
      <FormField name="at" label={t('publish.when')} schema={At} rules={{ past: t('publish.past') }}>
        <PublishTime />
      </FormField>
    </FormDialog>
  );
}

interface PublishTimeProps {
  id?: string;
  /** ISO 8601; null for now, empty while it is typed. */
  value?: string | null;
  onChange?: (at: string | null) => void;
}

/** Now, or a time on the user's clock. */
function PublishTime({ id, value = null, onChange }: PublishTimeProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const zone = useZone();
  const now = useNow(HOUR_MS);
  return (
    <Flex vertical gap={token.marginXS}>
      <Radio.Group
        {...(id !== undefined && { id })}
        value={value === null ? 'now' : 'later'}
        onChange={({ target }) => {
          const nextHour = new Date(Math.ceil(now / HOUR_MS) * HOUR_MS).toISOString();
          onChange?.(target.value === 'now' ? null : nextHour);
        }}
        options={[
          { value: 'now', label: t('publish.now') },
          { value: 'later', label: t('publish.later') },
        ]}
      />
      {value !== null && (
        <MomentInput
          kind="time"
          aria-label={t('publish.time', { zone })}
          value={value}
          onChange={(at) => onChange?.(at ?? '')}
          suffix={zone}
        />
      )}
    </Flex>
  );
}
