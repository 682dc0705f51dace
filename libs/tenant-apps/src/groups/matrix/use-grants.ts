import { ownValue } from '@console/http';
import { useFailureLines } from '@console/ui';
import { useFormDraft, useUnsavedWork } from '@console/shell-layout';
import { useEffect, useRef, useState } from 'react';
import { useLazyGetGroupQuery, useUpdateGroupOfManyMutation } from '../../api/groups-api';
import type { TenantGroup } from '../../contract';
import { knownApiGroups } from '../manage-requirements';
import {
  changesFromDraft,
  draftOf,
  grantedAfter,
  pendingChanges,
  withChange,
  withGroupChanges,
  type GrantChanges,
  type ChangesByGroup,
} from './grant-changes';

export type GrantResult =
  { state: 'saving' | 'saved' } | { state: 'conflict' } | { state: 'failed'; lines: readonly string[] };

interface Version {
  granted: readonly string[];
  etag: string;
}

/**
 * Unsaved grant changes of several groups, stored as a draft. The first change of a group loads its
 * version, which its save sends as If-Match.
 */
export function useGrants(appId: string, groups: readonly TenantGroup[]) {
  const [read] = useLazyGetGroupQuery();
  const [update] = useUpdateGroupOfManyMutation();
  const failureLines = useFailureLines();
  const reportUnsaved = useUnsavedWork();
  const draft = useFormDraft(`groups:matrix ${appId}`);
  const [restored, setRestored] = useState(() => draft?.read());
  const [changes, setChanges] = useState<ChangesByGroup>(() => changesFromDraft(restored?.values));
  const [versions, setVersions] = useState<ReadonlyMap<string, Version>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, GrantResult>>(new Map());
  const requests = useRef(new Map<string, ReturnType<typeof readVersion>>());
  const unsaved = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const grantedBy = (group: TenantGroup) => versions.get(group.id)?.granted ?? group.apiGroups;
  const changesFor = (group: TenantGroup) => pendingChanges(grantedBy(group), ownValue(changes, group.id));
  const changed = groups.filter((group) => changesFor(group));

  async function readVersion(id: string) {
    const { data, error } = await read({ id, appId });
    if (!data) return { error: error ?? {} };
    const version = { granted: data.apiGroups, etag: data.etag };
    setVersions((known) => new Map(known).set(id, version));
    return { version };
  }

  const versionOf = (id: string) => {
    const request =
      requests.current.get(id) ??
      readVersion(id).then((outcome) => {
        if (outcome.error) requests.current.delete(id);
        return outcome;
      });
    requests.current.set(id, request);
    return request;
  };

  const setResult = (id: string, result: GrantResult | undefined) => {
    setResults((known) => {
      const next = new Map(known);
      if (result) next.set(id, result);
      else next.delete(id);
      return next;
    });
  };

  const store = (next: ChangesByGroup) => {
    unsaved.current = Object.keys(next).length > 0;
    reportUnsaved(unsaved.current);
    if (unsaved.current) draft?.note(draftOf(next));
    else draft?.forget();
    setChanges(next);
  };

  const change = (group: TenantGroup, apiGroup: string, grant: boolean) => {
    void versionOf(group.id);
    const state = results.get(group.id)?.state;
    if (state === 'saved') setResult(group.id, undefined);
    store(
      withGroupChanges(
        changes,
        group.id,
        withChange(grantedBy(group), ownValue(changes, group.id), apiGroup, grant),
      ),
    );
  };

  const saveOne = async (group: TenantGroup, edits: GrantChanges): Promise<GrantResult> => {
    const { version, error: loadError } = await versionOf(group.id);
    if (!version) return { state: 'failed', lines: failureLines(loadError) };
    const { data, error } = await update({
      id: group.id,
      appId,
      body: { apiGroups: knownApiGroups(grantedAfter(version.granted, edits)) },
      ifMatch: version.etag,
    });
    if (data) {
      const saved = { granted: data.apiGroups, etag: data.etag };
      requests.current.set(group.id, Promise.resolve({ version: saved }));
      setVersions((known) => new Map(known).set(group.id, saved));
      return { state: 'saved' };
    }
    return 'kind' in error && error.kind === 'http' && error.status === 412
      ? { state: 'conflict' }
      : { state: 'failed', lines: failureLines(error) };
  };

  /** Sequentially, so that each result appears as it arrives. Stops when the user leaves the page. */
  const save = async () => {
    setRestored(undefined);
    setResults(new Map());
    let remaining = changes;
    for (const group of changed) {
      if (!isMounted.current) return;
      setResult(group.id, { state: 'saving' });
      const result = await saveOne(group, ownValue(changes, group.id) ?? {});
      setResult(group.id, result);
      if (result.state === 'saved') {
        remaining = withGroupChanges(remaining, group.id, undefined);
        store(remaining);
      }
    }
  };

  return {
    grantedBy,
    changesFor,
    changed,
    results,
    isSaving: [...results.values()].some(({ state }) => state === 'saving'),
    restoredAt: changed.length > 0 ? restored?.at : undefined,
    isUnsaved: () => unsaved.current,
    change,
    save,
    discard: () => {
      setRestored(undefined);
      setResults(new Map());
      store({});
    },
    /** Loads the current version; pending edits remain. */
    reload: async (id: string) => {
      requests.current.delete(id);
      const { error } = await versionOf(id);
      setResult(id, error ? { state: 'failed', lines: failureLines(error) } : undefined);
    },
  };
}

export type Grants = ReturnType<typeof useGrants>;
