import { SignInForm, type Open, type SignInFormProps } from '@console/auth/sign-in';
import type { RuntimeConfig } from '@console/http/contract';
import { FailureAlert } from '@console/ui';
import { consoleTheme, PopUpsProvider, STATIC_STYLES, useForcedColors } from '@console/ui/theme';
import { AuthFrame, useConfirmedLanguage, useHydrated } from '@console/shell-layout/app';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import type { i18n } from 'i18next';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PreparedConsole } from './prepare-console';

/** Delay before the console is prepared, unless it is needed earlier. Milliseconds. */
const PREPARE_AFTER_MS = 500;

export type Installation = Pick<
  RuntimeConfig,
  'productName' | 'logo' | 'titleFontSize' | 'signUp' | 'captcha' | 'onPremises'
>;
export type SessionEnd = Pick<SignInFormProps, 'endReason' | 'endDetails' | 'inactivityMinutes'>;

interface ScreenProps {
  installation: Installation;
  /** Loads the code for everything but the form. */
  prepareConsole: () => Promise<PreparedConsole>;
  search: string;
  /** Submitted before the page was hydrated. */
  isSentAlready: boolean;
  sessionEnd: SessionEnd;
}

export interface SignInScreenProps extends ScreenProps {
  i18n: i18n;
  antdLocale: ConfigProviderProps['locale'];
  initiallyDark: boolean;
  /** Stable while the page is open: otherwise antd creates the form again without its input. */
  reducedMotion: boolean;
}

/** The sign-in screen of the prerendered page, which becomes the console after sign-in. */
export function SignInScreen({
  i18n,
  antdLocale,
  initiallyDark,
  reducedMotion,
  ...screen
}: SignInScreenProps) {
  const [isDark, setDark] = useState(initiallyDark);
  useForcedColors();
  const looks = useMemo(
    () => ({ ...consoleTheme(isDark, reducedMotion), ...STATIC_STYLES, zeroRuntime: import.meta.env.PROD }),
    [isDark, reducedMotion],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ConfigProvider theme={looks} {...(antdLocale && { locale: antdLocale })}>
        {/* Provides the theme's variables to elements outside antd. */}
        <div className={STATIC_STYLES.cssVar.key} style={{ display: 'contents' }}>
          <PopUpsProvider>
            <Screen {...screen} isDark={isDark} setDark={setDark} />
          </PopUpsProvider>
        </div>
      </ConfigProvider>
    </I18nextProvider>
  );
}

interface ThemedScreenProps extends ScreenProps {
  isDark: boolean;
  setDark: (dark: boolean) => void;
}

function Screen({
  installation,
  prepareConsole,
  search,
  isSentAlready,
  sessionEnd,
  isDark,
  setDark,
}: ThemedScreenProps) {
  const { t } = useTranslation('ui');
  const isHydrated = useHydrated();
  const [prepared, setPrepared] = useState<PreparedConsole>();
  const [isCutOff, setCutOff] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const needConsole = async () => {
    try {
      const loaded = await prepareConsole();
      setPrepared(loaded);
      setCutOff(false);
      return loaded;
    } catch {
      setCutOff(true);
      return undefined;
    }
  };
  const prepareAhead = useEffectEvent(needConsole);
  useEffect(() => {
    const timer = setTimeout(() => void prepareAhead(), PREPARE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  useEffect(() => {
    // Submits need not wait any longer.
    delete document.documentElement.dataset['signIn'];
  }, []);
  useEffect(() => prepared?.followTheme(setDark), [prepared, setDark]);
  useEffect(() => prepared?.noteTyped(isTyped), [prepared, isTyped]);

  const onLanguage = useConfirmedLanguage((language) => {
    void needConsole().then((loaded) => loaded?.changeLanguage(language));
  });
  const open: Open = async (to, options) => {
    const loaded = await needConsole();
    if (!loaded) return;
    // Text typed while the console takes its place would be lost.
    setLeaving(true);
    await loaded.open(to, options);
  };

  return (
    <div inert={isLeaving} style={{ display: 'contents' }}>
      <AuthFrame
        product={installation}
        captcha={isHydrated && installation.captcha !== undefined && !installation.onPremises}
        darkMode={isDark}
        onLanguage={onLanguage}
        onTheme={(dark) => {
          setDark(dark);
          void needConsole().then((loaded) => loaded?.keepTheme(dark));
        }}
      >
        {isCutOff && <FailureAlert lines={[t('global.networkError'), t('global.went_wrong')]} />}
        <SignInForm
          check={async (field, typed) => (await needConsole())?.check(field, typed)}
          signIn={async (typed) => (await (await needConsole())?.signIn(typed, search)) ?? { error: {} }}
          open={open}
          onUnsaved={setTyped}
          search={search}
          // The build renders everything that an installation can disable.
          signUp={!isHydrated || installation.signUp}
          isSentAlready={isSentAlready}
          {...(isHydrated && sessionEnd)}
        />
        {prepared && <prepared.SocialLogins search={search} />}
      </AuthFrame>
      {prepared && <prepared.Overlays />}
    </div>
  );
}
