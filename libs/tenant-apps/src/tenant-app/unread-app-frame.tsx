import {
  BackLink,
  HOME_PATH,
  NoAppPage,
  PageHeader,
  PageTabs,
  TabOutlet,
  useAppDetail,
  type Tab,
} from '@console/shell-layout';
import { theme } from 'antd';

interface UnreadAppFrameProps {
  appId: string;
  /** The pages that the person may open. */
  tabs: readonly Tab[];
}

/** The frame of an app whose details the person may not read: its App ID stands for it, and the pages that are open to them. */
export function UnreadAppFrame({ appId, tabs }: UnreadAppFrameProps) {
  const { token } = theme.useToken();
  const { isNoAccess } = useAppDetail();
  if (isNoAccess) return <NoAppPage appId={appId} />;
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={appId} />
      {tabs.length > 0 && <PageTabs tabs={tabs} />}
      <TabOutlet />
    </>
  );
}
