import { signInCalls, SocialLogins, type Open } from '@console/auth/sign-in';
import type { Language } from '@console/i18n';
import {
  FORBIDDEN_PATH,
  followOtherTabs,
  Overlays,
  ServicesProvider,
  UNAVAILABLE_PATH,
  type StatusState,
} from '@console/shell-layout/app';
import type { ComponentProps } from 'react';
import type { Root } from 'react-dom/client';
import { createConsole, createServices } from '../create-console';
import { standaloneEnvironment } from '../standalone-environment';
import { readPage } from '../start-console';

export type PreparedConsole = ReturnType<typeof prepareConsole>;

/** The services of the console, which takes the place of the sign-in screen when a page is opened. */
export function prepareConsole(root: Root) {
  const environment = standaloneEnvironment();
  const options = { ...readPage(), environment };
  const services = createServices(options);
  const { preferences, unsavedWork, storeLanguage, reload } = services;
  const { language } = environment;
  const tabs = followOtherTabs({ ...services, language, embedded: false });

  const open: Open = async (to, { replace = false, state } = {}) => {
    tabs.stop();
    unsavedWork.report(tabs, false);
    window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const follow: typeof environment.follow = (console) => {
      if (state) void console.router.navigate(to, { replace: true, state });
      return environment.follow(console);
    };
    await createConsole(root, { ...options, environment: { ...environment, follow } }, services);
    // The form stays busy until the console is rendered.
    await new Promise(() => undefined);
  };

  const openStatus = (to: string, requestId: string | undefined) => {
    const { pathname, search } = window.location;
    const state: StatusState = { failed: pathname + search, requestId };
    return open(to, { state });
  };

  return {
    ...signInCalls(services, open),
    open,
    keepTheme: (darkMode: boolean) => {
      preferences.change({ darkMode });
    },
    /** Another tab may change it. */
    followTheme: (onChange: (dark: boolean) => void) => {
      const follow = () => {
        onChange(preferences.current().darkMode);
      };
      follow();
      return preferences.subscribe(follow);
    },
    noteTyped: (typed: boolean) => {
      unsavedWork.report(tabs, typed);
      tabs.takeUpLanguage();
    },
    changeLanguage: (chosen: Language) => {
      storeLanguage(chosen);
      reload();
    },
    SocialLogins: (props: ComponentProps<typeof SocialLogins>) => (
      <ServicesProvider services={services}>
        <SocialLogins {...props} open={open} />
      </ServicesProvider>
    ),
    Overlays: () => (
      <ServicesProvider services={services}>
        <Overlays
          onForbidden={(requestId) => void openStatus(FORBIDDEN_PATH, requestId)}
          onUnavailable={(requestId) => void openStatus(UNAVAILABLE_PATH, requestId)}
        />
      </ServicesProvider>
    ),
  };
}
