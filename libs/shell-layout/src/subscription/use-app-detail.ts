import { STORED_ITEMS, type ConsoleStorage } from '@console/http';
import type { AnswerOf } from '@console/http/contract';
import { useEffect } from 'react';
import { useGetAppDetailQuery } from '../api/session-api';
import { getAppDetail } from '../contract';
import { useMenuParams } from '../menu/use-menu-params';
import { useConsole } from '../services/console-services';
import { useGatePassed } from '../session/use-gate-passed';

/** The permission that says who looks after an app’s subscription. @see docs/behaviour.md 6 */
const MANAGEMENT = 'management';

type AppDetail = AnswerOf<typeof getAppDetail>;

/** Whether the subscription of an app is the caller’s to look after. */
export function looksAfter(detail: AppDetail | undefined): boolean {
  return detail?.[1].group.permission.some((entry) => entry.apiGroupId === MANAGEMENT) ?? false;
}

/**
 * An app, the one that the person works in unless named: how it is subscribed, whether that is the person’s to look after, and
 * whom its members may ask. Until the platform answers, what it last answered about that app in this tab. @see docs/behaviour.md 3.12
 */
export function useAppDetail(named?: string) {
  const { storage } = useConsole();
  const gatePassed = useGatePassed();
  const current = useMenuParams().appId;
  const appId = named ?? current;
  const { currentData: answer } = useGetAppDetailQuery({ id: appId }, { skip: !gatePassed });
  const detail = answer ?? (gatePassed ? keptDetail(storage, appId) : undefined);
  return { appId, subscription: detail?.[0], helpers: detail?.[1].helpers, mayManage: looksAfter(detail) };
}

/** Keeps in this tab what the platform answers about the current app; it goes with the session. */
export function useKeptAppDetail(): void {
  const { storage } = useConsole();
  const { appId } = useMenuParams();
  const { currentData: answer } = useGetAppDetailQuery({ id: appId }, { skip: !useGatePassed() });
  useEffect(() => {
    if (answer) storage.write(STORED_ITEMS.appDetail, answer);
  }, [storage, answer]);
}

function keptDetail(storage: ConsoleStorage, appId: string): AppDetail | undefined {
  const { data } = getAppDetail.answer.safeParse(storage.read(STORED_ITEMS.appDetail));
  return data?.[0].appId === appId ? data : undefined;
}
