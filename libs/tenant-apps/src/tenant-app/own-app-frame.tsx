import { DetailPage, HOME_PATH, TabOutlet, useAppDetail, type Tab } from '@console/shell-layout';
import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { OwnAppTags } from '../own-apps/own-app-tags';
import { useMyApp } from '../own-apps/use-my-app';

interface OwnAppFrameProps {
  appId: string;
  /** Known to be theirs; until then nothing is asked. */
  isTheirs: boolean;
  tabs: readonly Tab[];
}

/** The frame of the pages about an app, for its own people. */
export function OwnAppFrame({ appId, isTheirs, tabs }: OwnAppFrameProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { mayManage } = useAppDetail();
  const { app, error, refetch } = useMyApp(appId, { skip: !isTheirs });
  return (
    <DetailPage
      result={{ currentData: app, error, refetch }}
      kind={t('routes.tenantApp')}
      backTo={HOME_PATH}
      tabs={tabs}
      head={(one) => ({
        title: one.name,
        id: one.appId,
        tags: <OwnAppTags app={one} mayManage={mayManage} />,
      })}
      notFound={t('frame.notFound')}
      failed={t('frame.failed')}
    >
      {(one) => (
        <>
          {one.status === 'archived' && (
            <Alert
              type="info"
              showIcon
              style={{ marginBottom: token.marginLG }}
              title={t('ownApps.archived')}
              description={t('ownApps.archivedMeans')}
            />
          )}
          <TabOutlet />
        </>
      )}
    </DetailPage>
  );
}
