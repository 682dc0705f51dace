import { browserZone } from '@console/i18n';
import type { ActionAccess, UiActivity, UiServices } from '@console/ui/shell';
import { useMemo, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useGetProfileQuery } from '../api/session-api';
import { useBackPath, useKeepFrom } from '../navigation/navigation-paths';
import { FORBIDDEN_PATH, LOGIN_PATH, UNAVAILABLE_PATH } from '../routes/paths';
import { useConsole, usePreferences } from '../services/console-services';
import { useUnsavedWork } from '../services/unsaved-work';
import { useRouter } from './router-context';

/** Targets of the console's own redirects, which are not blocked: drafts keep the input. */
const REDIRECT_TARGETS: readonly string[] = [FORBIDDEN_PATH, UNAVAILABLE_PATH, LOGIN_PATH];

const NO_DENIALS: ActionAccess = { denialOf: () => undefined, explaining: false, explanation: null };
const NO_COLUMNS = { read: () => undefined, write: () => undefined };

/** The kit's services on every page; `SIGNED_IN_UI` overrides those that need a user. */
export const ROOT_UI: UiServices = {
  useLocation,
  useNavigation,
  useBlocker: useUnsavedBlocker,
  useBackPath,
  useKeepFrom,
  useActionAccess: () => NO_DENIALS,
  RejectedState: () => null,
  ListViews: () => null,
  DeniedDialog: () => null,
  useZone,
  useFormDraft: () => undefined,
  useUnsavedWork,
  useColumnStore: () => NO_COLUMNS,
  usePageActions: () => undefined,
  useActivityReport,
  useSingleKeysOn,
};

function useNavigation() {
  const router = useRouter();
  const { host } = useConsole();
  return useMemo(() => {
    const destination = () => router.state.navigation.location ?? router.state.location;
    const go = (to: string) => {
      const { pathname, search } = router.state.location;
      void router.navigate(to, { replace: to === pathname + search });
    };
    const close = (to: string) => {
      if (!host && isPreviousPage(to)) void router.navigate(-1);
      else go(to);
    };
    return { destination, go, close };
  }, [host, router]);
}

/** False in a browser without the Navigation API. */
function isPreviousPage(path: string, { navigation }: Partial<Window> = window): boolean {
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[index - 1]?.url === location.origin + path;
}

function useUnsavedBlocker(unsaved: (to: string) => boolean) {
  // The browser goes back later than `proceed` returns; `stay` must not block it again.
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isLeaving.current = false;
    return (
      unsaved(nextLocation.pathname) &&
      currentLocation.pathname !== nextLocation.pathname &&
      !REDIRECT_TARGETS.includes(nextLocation.pathname)
    );
  });
  return {
    blocked: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    stay: () => {
      if (blocker.state === 'blocked' && !isLeaving.current) blocker.reset();
    },
  };
}

function useActivityReport() {
  const { activity } = useConsole();
  const { pathname, search } = useLocation();
  return (ended: UiActivity) => activity.add({ ...ended, to: pathname + search, at: Date.now() });
}

/** In a host's page the keys are the host's. */
function useSingleKeysOn(): boolean {
  const [{ singleKeys }] = usePreferences();
  return useConsole().host?.area === undefined && singleKeys;
}

function useZone(): string {
  const { data: user } = useGetProfileQuery();
  return user?.timezone ?? browserZone();
}
