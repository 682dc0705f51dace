import { useAppScope } from '@console/shell-layout';
import { BackLink } from '@console/ui';
import { theme } from 'antd';
import { videoListPath } from './vod-paths';

/** Above the title of a page that takes the place of the list of videos. */
export function BackToVideos() {
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  return (
    <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
      <BackLink otherwise={videoListPath(appId)} />
    </div>
  );
}
