import type { PrefetchContext } from '@console/shell-layout';
import { documentApi } from '../api/document-api';

export function prefetchDocument({ store }: PrefetchContext) {
  store.dispatch(documentApi.util.prefetch('getApiDocument', undefined, {}));
}
