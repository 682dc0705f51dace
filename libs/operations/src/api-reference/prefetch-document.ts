import type { PrefetchContext } from '@console/shell-layout';
import { documentApi } from '../api/document-api';

export async function prefetchDocument({ store }: PrefetchContext) {
  await store.dispatch(documentApi.endpoints.getApiDocument.initiate(undefined, { subscribe: false }));
}
