import { STORED_ITEMS } from '@console/http';
import { browserZone } from '@console/i18n';
import type { ActionAccess, UiServices } from '@console/ui';
import { preloadedComponent } from '@console/ui/lazy';
import { useMemo } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useDenialCheck } from '../access/use-access';
import { useDenialReason } from '../access/use-denial-reason';
import { useGetProfileQuery } from '../api/session-api';
import { useFormDraft } from '../drafts/use-form-draft';
import { useBackPath, useKeepFrom } from '../navigation/navigation-paths';
import { FORBIDDEN_PATH, LOGIN_PATH, UNAVAILABLE_PATH } from '../routes/paths';
import { useConsole } from '../services/console-services';
import { useUnsavedWork } from '../services/unsaved-work';
import { useDenialExplanation } from '../why-not/use-denial-explanation';
import { useRouter } from './router-context';

const RejectedState = preloadedComponent(async () => (await import('../why-not/locked-state')).RejectedState);
const DeniedDialog = preloadedComponent(async () => (await import('../why-not/locked-dialog')).DeniedDialog);

/** Targets of the console's own redirects, which nothing blocks: the draft keeps the input. */
const REDIRECT_TARGETS: readonly string[] = [FORBIDDEN_PATH, UNAVAILABLE_PATH, LOGIN_PATH];

/** What the kit gets from the shell. */
export const SHELL_UI: UiServices = {
  useLocation,
  useNavigation,
  useBlocker: useUnsavedBlocker,
  useBackPath,
  useKeepFrom,
  useActionAccess,
  RejectedState,
  DeniedDialog,
  useZone,
  useFormDraft,
  useUnsavedWork,
  useColumnStore,
};

function useNavigation() {
  const router = useRouter();
  return useMemo(() => {
    const destination = () => router.state.navigation.location ?? router.state.location;
    return {
      destination,
      go: (to: string) => {
        const { pathname, search } = router.state.location;
        void router.navigate(to, { replace: to === pathname + search });
      },
    };
  }, [router]);
}

function useUnsavedBlocker(unsaved: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !REDIRECT_TARGETS.includes(nextLocation.pathname),
  );
  return {
    blocked: blocker.state === 'blocked',
    leave: () => {
      blocker.proceed?.();
    },
    stay: () => {
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}

function useActionAccess(): ActionAccess {
  const denialOf = useDenialCheck();
  const reasonOf = useDenialReason();
  const { explain, isOpen, dialog } = useDenialExplanation();
  return {
    denialOf: (requirement) => {
      const denial = denialOf(requirement);
      if (!denial) return undefined;
      return {
        reason: reasonOf(denial),
        explain: (what) => {
          explain(denial, what);
        },
      };
    },
    explaining: isOpen,
    explanation: dialog,
  };
}

function useZone(): string {
  const { data: user } = useGetProfileQuery();
  return user?.timezone ?? browserZone();
}

function useColumnStore() {
  const { storage } = useConsole();
  return useMemo(() => {
    const read = () => storage.read(STORED_ITEMS.tableColumns);
    return {
      read: (key: string) => read().find(({ table }) => table === key),
      write: (key: string, settings: { order: readonly string[]; hidden: readonly string[] } | null) => {
        const others = read().filter(({ table }) => table !== key);
        const own = settings
          ? [{ table: key, order: [...settings.order], hidden: [...settings.hidden] }]
          : [];
        storage.write(STORED_ITEMS.tableColumns, [...others, ...own]);
      },
    };
  }, [storage]);
}
