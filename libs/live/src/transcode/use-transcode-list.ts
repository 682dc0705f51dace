import { useAppScope } from '@console/shell-layout';
import { useListQuery } from '@console/ui/list';
import { TRANSCODE_LIST, transcodeListArgs } from './transcode-list-query';

/** The state of a list of settings with the arguments of its operation. */
export function useTranscodeList() {
  const { appId } = useAppScope();
  const list = useListQuery(TRANSCODE_LIST);
  return { list, args: transcodeListArgs({ ...(appId !== undefined && { appId }) }, list.state) };
}
