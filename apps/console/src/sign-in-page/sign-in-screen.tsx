import {
  SIGN_IN_FIELDS,
  SignInForm,
  type SignInFormProps,
  type SignInLinkProps,
} from '@console/auth/sign-in';
import type { SessionEndReason } from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import type { Language } from '@console/i18n';
import { FailureAlert } from '@console/ui';
import { useForcedColors, consoleTheme, STATIC_STYLES } from '@console/ui/theme';
import { AuthFrame, AuthTools, type UnsavedWork } from '@console/shell-layout/app';
import { ConfigProvider, theme, type ConfigProviderProps } from 'antd';
import type { i18n } from 'i18next';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { offersSignUp } from './page-facts';
import type { PageTheme } from './page-theme';
import type { Deferred } from './deferred';

/** Delay of deferred loading, unless the form is complete. */
const REST_AFTER_MS = 500;

export interface SignInScreenProps {
  product: Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;
  texts: i18n;
  antdLocale: ConfigProviderProps['locale'];
  pageTheme: PageTheme;
  /** Stable while the page is open: otherwise antd creates the form again without its input. */
  reducedMotion: boolean;
  loadDeferred: () => Promise<Deferred>;
  /** Called once `loadDeferred` has resolved. */
  onLoaded: () => void;
  unsavedWork: UnsavedWork;
  search: string;
  isSentAlready: boolean;
  endReason?: SessionEndReason | undefined;
  endDetails?: string | undefined;
  inactivityMinutes?: number | undefined;
  children?: ReactNode;
}

export function SignInScreen(props: SignInScreenProps) {
  const { antdLocale, pageTheme, texts, reducedMotion } = props;
  const isDark = useSyncExternalStore(pageTheme.subscribe, pageTheme.isDark, pageTheme.isDark);
  useForcedColors();
  const looks = useMemo(
    () => ({ ...consoleTheme(isDark, reducedMotion), ...STATIC_STYLES, zeroRuntime: import.meta.env.PROD }),
    [isDark, reducedMotion],
  );
  return (
    <I18nextProvider i18n={texts}>
      <ConfigProvider theme={looks} {...(antdLocale && { locale: antdLocale })}>
        {/* Provides the theme's variables to elements outside antd. */}
        <div className={STATIC_STYLES.cssVar.key} style={{ display: 'contents' }}>
          <Screen {...props} isDark={isDark} />
          {props.children}
        </div>
      </ConfigProvider>
    </I18nextProvider>
  );
}

const NEVER = () => () => undefined;

function Screen({
  product,
  texts,
  pageTheme,
  loadDeferred,
  onLoaded,
  unsavedWork,
  search,
  isSentAlready,
  endReason,
  endDetails,
  inactivityMinutes,
  isDark,
}: SignInScreenProps & { isDark: boolean }) {
  const isTakenOver = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  // The build renders everything that an installation can disable.
  const signUp = useSyncExternalStore(NEVER, offersSignUp, () => true);
  const [deferred, setDeferred] = useState<Deferred>();
  const [isCutOff, setCutOff] = useState(false);
  const [asked, setAsked] = useState<{ language: Language }>();

  const needRest = async () => {
    try {
      const loaded = await loadDeferred();
      setDeferred(loaded);
      setCutOff(false);
      return loaded;
    } catch {
      setCutOff(true);
      return undefined;
    }
  };

  const begin = useEffectEvent(async () => {
    if (await needRest()) onLoaded();
  });
  const [due] = useState(createMoment);
  useEffect(() => {
    const timer = setTimeout(due.come, REST_AFTER_MS);
    void due.wait.then(begin);
    return () => {
      clearTimeout(timer);
    };
  }, [due]);

  const check: SignInFormProps['check'] = async (field, typed) => {
    // Empty values are always invalid, so this need not wait for the schemas.
    if (isEmpty(typed[field])) return { kind: 'required' };
    if (SIGN_IN_FIELDS.some((name) => isEmpty(typed[name]))) await due.wait;
    return (await needRest())?.check(field, typed);
  };

  const InPage = useMemo(
    () =>
      function InPage({ to, state, children }: SignInLinkProps) {
        const { cssVar } = theme.useToken();
        return (
          <a
            href={to}
            style={{ color: cssVar.colorLink }}
            onClick={(event) => {
              if (!state || !isPlain(event)) return;
              event.preventDefault();
              void loadDeferred().then(({ tell }) => {
                tell(to, state);
              });
            }}
          >
            {children}
          </a>
        );
      },
    [loadDeferred],
  );

  return (
    <>
      <AuthFrame
        product={product}
        foot={
          <>
            {deferred?.Terms && <deferred.Terms />}
            <AuthTools
              language={texts.language}
              darkMode={isTakenOver ? isDark : undefined}
              onLanguage={(language) => {
                setAsked({ language });
                void needRest();
              }}
              onTheme={(dark) => {
                pageTheme.change(dark);
                void needRest().then((loaded) => loaded?.keepTheme(dark));
              }}
            />
          </>
        }
      >
        {isCutOff && <CutOff />}
        <SignInForm
          check={check}
          signIn={async (typed) => (await (await needRest())?.signIn(typed)) ?? { error: {} }}
          onUnsaved={(unsaved) => {
            unsavedWork.report(unsavedWork, unsaved);
            if (!unsaved) deferred?.noteSaved();
          }}
          Link={InPage}
          search={search}
          signUp={signUp}
          isSentAlready={isSentAlready}
          endReason={isTakenOver ? endReason : undefined}
          endDetails={endDetails}
          inactivityMinutes={inactivityMinutes}
        />
        {deferred && <deferred.Socials />}
      </AuthFrame>
      {deferred && <deferred.Extras asked={asked} isDark={isDark} />}
    </>
  );
}

/** The page's code failed to load: shown like an unreachable platform. */
export function CutOff() {
  const { t } = useTranslation('ui');
  return <FailureAlert lines={[t('global.networkError'), t('global.went_wrong')]} />;
}

function createMoment() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: promise, come: resolve };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '';
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
