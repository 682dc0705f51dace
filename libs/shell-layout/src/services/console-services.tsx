import type { ConsoleEvents, ConsoleStorage, ConsoleStore, DriftLog, Session } from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import type { Language } from '@console/i18n';
import type { i18n } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import type { CaptchaController } from '../captcha/captcha-controller';
import type { DeploymentWatch } from '../deployment/deployment-watch';
import type { ReloadGuard } from '../deployment/reload-guard';
import type { FilledSlots } from '../routes/console-slots';
import type { BuildInfo } from './build-info';
import type { ConsolePorts } from './console-ports';
import type { Preferences, PreferenceStore } from './preferences';
import type { UnsavedWork } from './unsaved-work';

/** What a console is built with, once, by its composition root. */
export interface ConsoleServices extends ConsolePorts {
  config: RuntimeConfig;
  session: Session;
  storage: ConsoleStorage;
  events: ConsoleEvents;
  /** Contract violations. */
  driftLog: DriftLog;
  store: ConsoleStore;
  i18n: i18n;
  preferences: PreferenceStore;
  /** Undefined on premises, where the check always passes. @see spec 4.9 */
  captcha?: CaptchaController | undefined;
  build: BuildInfo;
  /** What features fill in for each other; a slot that nobody fills is missing. */
  slots: FilledSlots;
  deployment: Pick<DeploymentWatch, 'superseded'>;
  reloadGuard: ReloadGuard;
  /** What would be lost if the page were loaded anew. */
  unsavedWork: UnsavedWork;
  /** Keeps the language; it counts from the next load of the page. */
  storeLanguage: (language: Language) => void;
  /** Loads the page anew. */
  reload: () => void;
  /** Leaves the console for another page of this or another origin. */
  leave: (address: string) => void;
}

const ConsoleContext = createContext<ConsoleServices | null>(null);

export const ConsoleServicesProvider = ConsoleContext.Provider;

export function useConsole(): ConsoleServices {
  const services = use(ConsoleContext);
  if (!services) throw new Error('useConsole needs a ConsoleServicesProvider above it.');
  return services;
}

export function usePreferences(): [Preferences, PreferenceStore['change']] {
  const { preferences } = useConsole();
  return [useSyncExternalStore(preferences.subscribe, preferences.current), preferences.change];
}
