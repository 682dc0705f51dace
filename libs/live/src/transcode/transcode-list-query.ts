import { listFields, text, type ListState } from '@console/ui/list';
import { TRANSCODE_SORTS } from '../contract';

export const TRANSCODE_LIST = {
  ...listFields(TRANSCODE_SORTS, 'name'),
  /** Only in the list of all apps. */
  appId: text(),
};

export function transcodeListArgs(
  scope: { appId?: string },
  { appId, ...query }: ListState<typeof TRANSCODE_LIST>,
) {
  const app = scope.appId ?? appId;
  return { ...query, ...scope, customFields: { ...(app !== '' && { appId: app }) } };
}
