import { listTag } from '@console/http';

/** What shows an app: its page, the lists, and how it is subscribed wherever that is asked. */
export const shownAppTags = () => ['DETAIL_APP' as const, listTag('TENANT_APP'), listTag('APP_LIST')];
