import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { GuardedButton, RowMenu, useConfirm } from '@console/ui';
import { Row, RowList, Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { useRemoveCaptionMutation } from '../api/vod-api';
import type { Video } from '../contract';
import { useVodPaths } from '../use-vod-paths';
import { CHANGE_VIDEOS } from '../video-access';

export function CaptionsSection({ video: { id, captions } }: { video: Video }) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const paths = useVodPaths();
  const openPath = useOpenPath();
  const [remove] = useRemoveCaptionMutation();
  const { ask, dialog } = useConfirm();
  const open = (page: string) => openPath(`${paths.video(id)}/captions${page}`);
  return (
    <Section
      title={t('routes.captions')}
      actions={
        <GuardedButton size="small" requires={CHANGE_VIDEOS} onClick={() => open('')}>
          {t('captions.add')}
        </GuardedButton>
      }
    >
      <RowList>
        {captions.map((caption) => (
          <Row
            key={caption.language}
            end={
              <>
                {caption.language}
                <RowMenu
                  label={t('captions.actionsOn', { name: caption.label })}
                  actions={[
                    {
                      key: 'edit',
                      label: t('edit.action'),
                      icon: <EditOutlined aria-hidden />,
                      requires: CHANGE_VIDEOS,
                      run: () => open(`/${encodeURIComponent(caption.language)}`),
                    },
                    {
                      key: 'remove',
                      label: t('captions.remove'),
                      icon: <DeleteOutlined aria-hidden />,
                      danger: true,
                      requires: CHANGE_VIDEOS,
                      run: () =>
                        ask({
                          title: t('captions.removeTitle', { name: caption.label }),
                          action: t('captions.remove'),
                          effect: t('captions.removeEffect'),
                          danger: true,
                          run: () => remove({ id, appId, language: caption.language }),
                        }),
                    },
                  ]}
                />
              </>
            }
          >
            <bdi>{caption.label}</bdi>
          </Row>
        ))}
        {captions.length === 0 && <Row>{t('captions.none')}</Row>}
      </RowList>
      {dialog}
    </Section>
  );
}
