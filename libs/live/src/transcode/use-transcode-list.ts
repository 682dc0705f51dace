import { useAppScope } from '@console/shell-layout';
import { listFields, text, useListQuery } from '@console/ui/list';
import { TRANSCODE_SORTS } from '../contract';

const TRANSCODE_LIST = {
  ...listFields(TRANSCODE_SORTS, 'name'),
  /** Only in the list of all apps. */
  appId: text(),
};

/** The state of a list of settings with the arguments of its operation. */
export function useTranscodeList() {
  const scope = useAppScope();
  const list = useListQuery(TRANSCODE_LIST);
  const { appId, ...query } = list.state;
  const app = scope.appId ?? appId;
  return { list, args: { ...query, ...scope, customFields: { ...(app !== '' && { appId: app }) } } };
}
