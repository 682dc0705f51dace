import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createMemoryStorage,
  createSession,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { createInstantClock, type mock } from '@console/http/testing';
import { createI18n, isLanguage, type Language } from '@console/i18n';
import type { StoryObj } from '@storybook/react-vite';
import { ConfigProvider, Modal } from 'antd';
import { useEffect, useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider as StoreProvider } from 'react-redux';
import { loadDeclaredCode } from '../lazy/preloaded-code';
import { uiLocale } from '../locales/ui-locale';
import { UiProvider, type Requirement, type UiDraft, type UiServices } from '../provider/ui-provider';
import { ConsoleTheme } from '../theme/console-theme';
import { loadAntdLocale } from '../theme/antd-locale';
import { createMemoryNavigation } from './memory-navigation';

interface KitArgs {
  screen: ComponentType;
  at?: string;
  onAddress?: (address: string) => void;
  isDenied?: (requirement: Requirement) => boolean;
  drafts?: Record<string, NonNullable<ReturnType<UiDraft['read']>>>;
}

export type KitStory = StoryObj<KitArgs>;
export type KitPlay = Pick<Parameters<NonNullable<KitStory['play']>>[0], 'canvas' | 'userEvent'>;

/** Defaults of stories about a screen within the kit's provider, without router, session or shell. */
export function kitStories(args: KitArgs, msw: readonly ReturnType<typeof mock>[] = []) {
  return { render: renderKit, args, parameters: { msw } };
}

function renderKit(args: KitArgs, { globals }: { globals: Record<string, unknown> }) {
  const language = isLanguage(globals['language']) ? globals['language'] : 'en';
  return <KitScreen language={language} darkMode={globals['theme'] !== 'light'} {...args} />;
}

interface KitScreenProps extends KitArgs {
  language: Language;
  darkMode: boolean;
}

function KitScreen({ screen: Screen, language, darkMode, ...args }: KitScreenProps) {
  const [{ store, i18n, ui }] = useState(() => ({
    store: storeOf(language),
    i18n: createI18n({ language, locales: [uiLocale] }),
    ui: uiServicesOf(args),
  }));
  const [antdLocale, setAntdLocale] = useState<Awaited<ReturnType<typeof loadAntdLocale>>>();

  useEffect(() => {
    void Promise.all([loadAntdLocale(language), i18n.loadNamespaces('ui'), loadDeclaredCode()]).then(
      ([loaded]) => setAntdLocale(loaded),
    );
    return () => store.dispose();
  }, [language, i18n, store]);
  if (!antdLocale) return null;

  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>
        {/* Animated elements are not yet visible; a story sees each state at its end. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <ConsoleTheme darkMode={darkMode} antdLocale={antdLocale}>
            <UiProvider value={ui}>
              <main style={{ padding: 24 }}>
                <Screen />
              </main>
            </UiProvider>
          </ConsoleTheme>
        </ConfigProvider>
      </I18nextProvider>
    </StoreProvider>
  );
}

function storeOf(language: Language) {
  const storage = createConsoleStorage({ tab: createMemoryStorage(), local: createMemoryStorage() });
  const session = createSession(storage);
  session.signIn('story');
  return createConsoleStore({
    config: readRuntimeConfig({}).config,
    session,
    events: createConsoleEvents(),
    language: () => language,
    clock: createInstantClock(),
  });
}

function uiServicesOf({
  at = '/sample',
  onAddress,
  isDenied = () => false,
  drafts: stored = {},
}: Omit<KitArgs, 'screen'>): UiServices {
  const { useLocation, useBlocker, navigation } = createMemoryNavigation(at, onAddress);
  const drafts = new Map(Object.entries(stored));
  const columns = new Map<string, ReturnType<ReturnType<UiServices['useColumnStore']>['read']>>();
  const columnStore: ReturnType<UiServices['useColumnStore']> = {
    read: (table) => columns.get(table),
    write: (table, settings) => columns.set(table, settings ?? undefined),
  };

  return {
    useLocation,
    useNavigation: () => navigation,
    useBlocker,
    useBackPath: (otherwise = '/') => otherwise,
    useKeepFrom: () => (to) => to,
    useActionAccess: function useActionAccess() {
      const [explained, setExplained] = useState<string>();
      return {
        denialOf: (requirement) =>
          isDenied(requirement) ? { reason: 'Not permitted', explain: setExplained } : undefined,
        explaining: explained !== undefined,
        explanation: (
          <Modal
            open={explained !== undefined}
            title="Why can't I?"
            footer={null}
            onCancel={() => setExplained(undefined)}
          >
            {explained}
          </Modal>
        ),
      };
    },
    DeniedDialog: ({ title }) => <p>{title} is denied</p>,
    RejectedState: ({ what }) => <p>{what} are rejected</p>,
    ListViews: () => null,
    // Not the browser's, which is Asia/Ho_Chi_Minh.
    useZone: () => 'America/New_York',
    useFormDraft: (key) =>
      key === undefined
        ? undefined
        : {
            read: () => drafts.get(key),
            note: (values) => drafts.set(key, { at: Date.now(), values }),
            flush: () => undefined,
            forget: () => drafts.delete(key),
          },
    useUnsavedWork: () => () => undefined,
    useColumnStore: () => columnStore,
    usePageActions: () => undefined,
    useActivityReport: () => () => undefined,
    useSingleKeysOn: () => true,
  };
}
