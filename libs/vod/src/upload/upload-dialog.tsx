import { AppInput, useAppScope } from '@console/shell-layout';
import { RouteDialog, useUi } from '@console/ui';
import { Section } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHANGE_VIDEOS } from '../video-access';
import { videoListPath } from '../vod-paths';
import { FileDrop } from './file-drop';
import { InterruptedUploads } from './interrupted-uploads';
import { UploadAnnouncer } from './upload-announcer';
import { UploadRow } from './upload-row';
import { useUploadQueue, useUploads } from './uploads-provider';

const WIDTH = 680;

export function UploadDialog() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { DeniedDialog, useActionAccess } = useUi();
  const dialog = { title: t('upload.title'), closeTo: videoListPath(appId), width: WIDTH };
  return useActionAccess().denialOf(CHANGE_VIDEOS) ? (
    <DeniedDialog {...dialog} requires={CHANGE_VIDEOS} />
  ) : (
    <RouteDialog {...dialog}>
      <Uploads />
    </RouteDialog>
  );
}

function Uploads() {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const queue = useUploadQueue();
  const uploads = useUploads();
  const [chosen, setChosen] = useState('');
  const inputId = useId();
  const owner = appId ?? chosen;
  return (
    <Flex vertical gap={token.margin}>
      {appId === undefined && (
        <Flex vertical gap={token.marginXXS}>
          <label htmlFor={inputId}>{t('upload.app')}</label>
          <AppInput id={inputId} value={chosen} onChange={setChosen} />
        </Flex>
      )}
      {owner !== '' && <FileDrop onFiles={(files) => queue.add(owner, files)} />}
      {uploads.length > 0 && (
        <Section title={t('upload.list')}>
          <ul className="console-rows" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </ul>
        </Section>
      )}
      {owner !== '' && <InterruptedUploads appId={owner} />}
      <UploadAnnouncer />
      <span style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
        {t('upload.continues')}
      </span>
    </Flex>
  );
}
