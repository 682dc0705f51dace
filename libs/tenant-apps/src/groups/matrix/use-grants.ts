import { ownValue } from '@console/http';
import { useFailureLines, useFormDraft, useUnsavedWork } from '@console/shell-layout';
import { useEffect, useRef, useState } from 'react';
import { useLazyGetGroupQuery, useUpdateGroupOfManyMutation } from '../../api/groups-api';
import type { TenantGroup } from '../../contract';
import { knownApiGroups } from '../managing-groups';
import {
  draftedWishes,
  draftOf,
  grantedAfter,
  open,
  wished,
  withWishes,
  type Wishes,
  type WishesOfGroups,
} from './wishes';

/** What became of a group when it was saved. */
export type GrantResult =
  | { state: 'saving' | 'saved' }
  /** Somebody else changed it first. */
  | { state: 'conflict' }
  | { state: 'failed'; lines: readonly string[] };

/** What a group grants on the platform, and of which version that is. */
interface Version {
  granted: readonly string[];
  etag: string;
}

/**
 * What groups grant, what a person wants changed of that, and what becomes of it. A group's version is asked for with the
 * first change of it, and sent with its save: whoever has saved it in between is not overwritten. What is not saved is kept
 * as a draft.
 */
export function useGrants(appId: string, groups: readonly TenantGroup[]) {
  const [read] = useLazyGetGroupQuery();
  const [update] = useUpdateGroupOfManyMutation();
  const failureLines = useFailureLines();
  const reportUnsaved = useUnsavedWork();
  const draft = useFormDraft(`groups:matrix ${appId}`);
  const [restored, setRestored] = useState(() => draft?.read());
  const [wishes, setWishes] = useState<WishesOfGroups>(() => draftedWishes(restored?.values));
  const [versions, setVersions] = useState<ReadonlyMap<string, Version>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, GrantResult>>(new Map());
  const asked = useRef(new Map<string, ReturnType<typeof readVersion>>());
  const unsaved = useRef(false);
  const onScreen = useRef(false);

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const grantedBy = (group: TenantGroup) => versions.get(group.id)?.granted ?? group.apiGroups;
  const wishesFor = (group: TenantGroup) => open(grantedBy(group), ownValue(wishes, group.id));
  const changed = groups.filter((group) => wishesFor(group));

  async function readVersion(id: string) {
    const { data, error } = await read({ id, appId });
    if (!data) return { error: error ?? {} };
    const version = { granted: data.apiGroups, etag: data.etag };
    setVersions((known) => new Map(known).set(id, version));
    return { version };
  }

  /** Asks once, and again after a failure. */
  const versionOf = (id: string) => {
    const asking =
      asked.current.get(id) ??
      readVersion(id).then((answer) => {
        if (answer.error) asked.current.delete(id);
        return answer;
      });
    asked.current.set(id, asking);
    return asking;
  };

  const tell = (id: string, result: GrantResult | undefined) => {
    setResults((known) => {
      const next = new Map(known);
      if (result) next.set(id, result);
      else next.delete(id);
      return next;
    });
  };

  const keep = (next: WishesOfGroups) => {
    unsaved.current = Object.keys(next).length > 0;
    reportUnsaved(unsaved.current);
    if (unsaved.current) draft?.note(draftOf(next));
    else draft?.forget();
    setWishes(next);
  };

  const wish = (group: TenantGroup, apiGroup: string, isWanted: boolean) => {
    void versionOf(group.id);
    const state = results.get(group.id)?.state;
    if (state === 'saved') tell(group.id, undefined);
    keep(
      withWishes(wishes, group.id, wished(grantedBy(group), ownValue(wishes, group.id), apiGroup, isWanted)),
    );
  };

  const saveOne = async (group: TenantGroup, wanted: Wishes): Promise<GrantResult> => {
    const { version, error: unread } = await versionOf(group.id);
    if (!version) return { state: 'failed', lines: failureLines(unread) };
    const { data, error } = await update({
      id: group.id,
      appId,
      body: { apiGroups: knownApiGroups(grantedAfter(version.granted, wanted)) },
      ifMatch: version.etag,
    });
    if (data) {
      const saved = { granted: data.apiGroups, etag: data.etag };
      asked.current.set(group.id, Promise.resolve({ version: saved }));
      setVersions((known) => new Map(known).set(group.id, saved));
      return { state: 'saved' };
    }
    return 'kind' in error && error.kind === 'refused' && error.status === 412
      ? { state: 'conflict' }
      : { state: 'failed', lines: failureLines(error) };
  };

  /** One after the other, so that each is told as it comes; who leaves meanwhile sends no more. */
  const save = async () => {
    setRestored(undefined);
    setResults(new Map());
    let left = wishes;
    for (const group of changed) {
      if (!onScreen.current) return;
      tell(group.id, { state: 'saving' });
      const result = await saveOne(group, ownValue(wishes, group.id) ?? {});
      tell(group.id, result);
      if (result.state === 'saved') {
        left = withWishes(left, group.id, undefined);
        keep(left);
      }
    }
  };

  return {
    grantedBy,
    wishesFor,
    /** The groups of which something is not saved. */
    changed,
    results,
    isSaving: [...results.values()].some(({ state }) => state === 'saving'),
    /** When a draft that is shown was kept. */
    restoredAt: changed.length > 0 ? restored?.at : undefined,
    isUnsaved: () => unsaved.current,
    wish,
    save,
    discard: () => {
      setRestored(undefined);
      setResults(new Map());
      keep({});
    },
    /** Takes a group as it is now; what one wants of it stays. */
    reload: async (id: string) => {
      asked.current.delete(id);
      const { error } = await versionOf(id);
      tell(id, error ? { state: 'failed', lines: failureLines(error) } : undefined);
    },
  };
}

export type Grants = ReturnType<typeof useGrants>;
