import { hasStatus, STORED_ITEMS, type BrowserView } from '@console/http';
import { randomKey } from '@console/http/contract';
import type { Outcome } from '@console/ui';
import { useParams } from 'react-router';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { useState } from 'react';
import {
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
  useSaveSavedViewMutation,
  useUpdateSavedViewMutation,
} from '../api/saved-views-api';
import type { SavedView } from '../contract';

export type ViewFields = Pick<SavedView, 'name' | 'filters' | 'sort' | 'columns' | 'density' | 'shared'>;
export type ListedView = ViewFields & Pick<SavedView, 'id' | 'isMine' | 'etag'> & { owner: string };

type ViewOutcome = Promise<Outcome<ListedView>>;

interface SavedViews {
  views: readonly ListedView[];
  isFetching: boolean;
  error: ReturnType<typeof useListSavedViewsQuery>['error'];
  refetch: () => unknown;
  /** The views stay in this browser, for this user. */
  inBrowser: boolean;
  create: (fields: ViewFields) => ViewOutcome;
  update: (view: ListedView, changed: Partial<ViewFields>) => ViewOutcome;
  /** As `update`; a notice shows the error. */
  save: (view: ListedView, changed: Partial<ViewFields>) => PromiseLike<unknown>;
  remove: (view: ListedView) => PromiseLike<Outcome<unknown>>;
  /** The view as it is on the platform now. */
  readLatest: (view: ListedView) => ViewOutcome;
}

/** The views of a table: the user's, and those shared in the app of the page. */
export function useSavedViews(table: string): SavedViews {
  const { appId } = useParams();
  const inApp = { ...(appId !== undefined && { appId }) };
  const args = { ...inApp, table };
  const { currentData, error, isFetching, refetch } = useListSavedViewsQuery(args);
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [save] = useSaveSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const browser = useBrowserViews(table);

  if (hasStatus(error, 404) || hasStatus(error, 501)) {
    const put = (view: { id: string } & ViewFields): ViewOutcome => {
      const { id, name, filters, sort, columns, density } = view;
      browser.put({ id, name, filters, sort, columns, density });
      return Promise.resolve({ data: ofBrowser(view) });
    };
    return {
      views: browser.views.map(ofBrowser),
      isFetching: false,
      error: undefined,
      refetch: () => undefined,
      inBrowser: true,
      create: (fields) => put({ ...fields, id: randomKey() }),
      update: (view, changed) => put({ ...view, ...changed }),
      save: (view, changed) => put({ ...view, ...changed }),
      remove: ({ id }) => {
        browser.remove(id);
        return Promise.resolve({ data: true });
      },
      readLatest: (view) => Promise.resolve({ data: view }),
    };
  }

  return {
    views: (currentData?.data ?? []).map(ofPlatform),
    isFetching,
    error,
    refetch,
    inBrowser: false,
    create: async (fields) => asListed(await create({ ...inApp, body: { table, ...fields } })),
    update: async ({ id, etag }, changed) =>
      asListed(await update({ ...inApp, id, ifMatch: etag, body: changed })),
    save: ({ id, etag }, changed) => save({ ...inApp, id, ifMatch: etag, body: changed }),
    remove: ({ id }) => remove({ ...inApp, id }),
    readLatest: async ({ id }) => {
      const { data, error: failure } = await refetch();
      const view = failure ? undefined : data?.data.find((one) => one.id === id);
      return view ? { data: ofPlatform(view) } : { error: failure ?? {} };
    },
  };
}

function ofPlatform({ owner, ...view }: SavedView): ListedView {
  return { ...view, owner: owner.name };
}

function ofBrowser(view: { id: string } & Omit<ViewFields, 'shared'>): ListedView {
  return { ...view, shared: false, isMine: true, etag: '', owner: '' };
}

function asListed({ data, error }: Outcome<SavedView>): Outcome<ListedView> {
  return data ? { data: ofPlatform(data) } : { error };
}

/** The user's views of a table in this browser, for platforms that store none. */
function useBrowserViews(table: string) {
  const { storage } = useConsole();
  const { data: { id: user = '' } = {} } = useGetProfileQuery();
  const read = () => storage.read(STORED_ITEMS.savedViews);
  const isOf = (view: BrowserView) => view.user === user && view.table === table;
  const [all, setAll] = useState(read);

  // Another tab may have written since.
  const write = (change: (views: readonly BrowserView[]) => BrowserView[]) => {
    const changed = change(read());
    storage.write(STORED_ITEMS.savedViews, changed);
    setAll(changed);
  };

  return {
    views: all.filter(isOf).toSorted((one, other) => one.name.localeCompare(other.name)),
    put: (view: Omit<BrowserView, 'user' | 'table'>) =>
      write((views) => [...views.filter(({ id }) => id !== view.id), { ...view, user, table }]),
    remove: (id: string) => write((views) => views.filter((view) => view.id !== id)),
  };
}
