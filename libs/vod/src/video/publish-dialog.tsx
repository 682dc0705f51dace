import { FormField, ItemFormDialog, MomentInput } from '@console/ui/form';
import { useNow, useZone } from '@console/ui';
import { Flex, Radio, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePublishVideoMutation } from '../api/vod-api';
import { PublishVideoDto } from '../contract';
import { useVideoDialog } from './use-video-dialog';

const HOUR_MS = 3_600_000;

const At = PublishVideoDto.shape.at.refine((at) => at === null || Date.parse(at) > Date.now(), {
  error: 'past',
});

export function PublishDialog() {
  const { t } = useTranslation('vod');
  const { args, dialog } = useVideoDialog();
  const now = useNow(HOUR_MS);
  const [publish] = usePublishVideoMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.publish')}
      titleOf={({ title }) => t('publish.title', { name: title })}
      schema={PublishVideoDto}
      valuesOf={({ publishAt }) => ({
        at: publishAt !== null && Date.parse(publishAt) > now ? publishAt : null,
      })}
      run={(body) => publish({ ...args, body })}
      submitLabel={t('publish.submit')}
      draftKey="videos:publish"
    >
      {() => (
        <>
          <p style={{ marginTop: 0 }}>{t('publish.effect')}</p>
          <FormField name="at" label={t('publish.when')} schema={At} rules={{ past: t('publish.past') }}>
            <PublishTime />
          </FormField>
        </>
      )}
    </ItemFormDialog>
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
  return (
    <Flex vertical gap={token.marginXS}>
      <Radio.Group
        {...(id !== undefined && { id })}
        value={value === null ? 'now' : 'later'}
        onChange={({ target }) => {
          const nextHour = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
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
