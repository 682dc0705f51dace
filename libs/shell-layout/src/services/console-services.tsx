import type {
  ConsoleEvents,
  ConsoleStorage,
  ConsoleStore,
  DriftLog,
  Preferences,
  PreferenceStore,
  Session,
  SessionLog,
} from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import type { Language } from '@console/i18n';
import type { UiActivity } from '@console/ui/shell';
import type { i18n } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import type { CaptchaController } from '../captcha/captcha-controller';
import type { DeploymentWatch } from '../deployment/deployment-watch';
import type { ReloadGuard } from '../deployment/reload-guard';
import type { FilledSlots } from '../routes/console-slots';
import type { ObjectTypes } from '../routes/object-types';
import type { ConsolePorts } from './console-ports';
import type { LayoutPartsLoader } from './layout-parts';
import type { UnsavedWork } from './unsaved-work';

export interface Activity extends UiActivity {
  /** Path and query of the page that started it. */
  to: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** @see spec 3.15 */
interface BuildInfo {
  readonly version: string;
  /** Milliseconds; undefined while loading or unknown. */
  readonly time: number | undefined;
  /** Loads the time once. Never rejects. */
  load(): Promise<void>;
}

/** Everything a console is built with. */
export interface ConsoleServices extends ConsolePorts {
  config: RuntimeConfig;
  session: Session;
  storage: ConsoleStorage;
  events: ConsoleEvents;
  driftLog: DriftLog;
  store: ConsoleStore;
  i18n: i18n;
  preferences: PreferenceStore;
  /** Undefined on premises. @see spec 4.9 */
  captcha?: CaptchaController | undefined;
  build: BuildInfo;
  /** What features provide to each other; a slot without a provider is missing. */
  slots: FilledSlots;
  layoutParts: LayoutPartsLoader;
  /** How features open and name their objects. */
  objectTypes: () => Promise<ObjectTypes>;
  /** What has ended in this page. */
  activity: SessionLog<Activity>;
  deployment: Pick<DeploymentWatch, 'superseded'>;
  reloadGuard: ReloadGuard;
  /** What a reload would lose. */
  unsavedWork: UnsavedWork;
  /** Stores the language for the next page load. */
  storeLanguage: (language: Language) => void;
  reload: () => void;
  /** Leaves the console. */
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
