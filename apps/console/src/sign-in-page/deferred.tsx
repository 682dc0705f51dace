import { getLoginOptions, login, LoginAnswer, LoginDto } from '@console/auth/contract';
import { beginSocialLogin, SocialButtons, type SignInFormProps } from '@console/auth/sign-in';
import { controlHeaders, createConsoleEvents, HttpClient, SHOWN_BY_FORM } from '@console/http';
import { fieldProblem } from '@console/http/contract';
import type { Language } from '@console/i18n';
import { PopUpsProvider } from '@console/ui/theme';
import { CHECK_CODE_PATH, redirectTarget, TWO_FACTOR_PATH } from '@console/shell-layout';
import {
  CaptchaDialog,
  CaptchaTerms,
  createCaptcha,
  createPreferences,
  followOtherTabs,
  FORBIDDEN_PATH,
  GlobalLoading,
  Notices,
  UNAVAILABLE_PATH,
  useConfirmedLanguageChange,
  type UnsavedWork,
  type ReturnState,
} from '@console/shell-layout/app';
import type { i18n } from 'i18next';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { standaloneEnvironment } from '../standalone-environment';
import { readConfig } from '../read-config';
import type { PageTheme } from './page-theme';

export interface Deferred {
  check: SignInFormProps['check'];
  signIn: SignInFormProps['signIn'];
  /** Navigates to a route of the console with a navigation state. */
  tell: (address: string, state: object) => void;
  keepTheme: (dark: boolean) => void;
  /** Input is saved. */
  noteSaved: () => void;
  Terms: ComponentType | undefined;
  Socials: ComponentType;
  /** Notices, the write overlay, the captcha challenge, and the question about another language. */
  Extras: ComponentType<{ asked: { language: Language } | undefined; isDark: boolean }>;
}

interface DeferredOptions {
  texts: i18n;
  pageTheme: PageTheme;
  unsavedWork: UnsavedWork;
}

/** Everything that the sign-in page does not need to render its form. */
export async function createDeferred({ texts, pageTheme, unsavedWork }: DeferredOptions): Promise<Deferred> {
  const config = readConfig();
  const { language, session, storage, storeLanguage, reload, leave } = standaloneEnvironment();
  // The page only contains the first texts.
  await texts.reloadResources(language, ['auth', 'shell', 'ui']);

  const events = createConsoleEvents();
  const captcha = createCaptcha(config, language);
  const http = new HttpClient({ config, session, events, language: () => language, captcha });
  const { signal } = new AbortController();
  const preferences = createPreferences(storage);
  const takeUpTheme = () => {
    pageTheme.change(preferences.current().darkMode);
  };
  // Another tab may have changed it.
  takeUpTheme();
  preferences.subscribe(takeUpTheme);
  const tabs = followOtherTabs({ preferences, reload, session, unsavedWork, language, embedded: false });

  /** The form stays busy until the page unloads. */
  const gone = (go: () => void): Promise<never> => {
    tabs.stop();
    go();
    return new Promise(() => undefined);
  };

  // The router keeps this state across the page load.
  const tell: Deferred['tell'] = (address, state) => {
    window.history.pushState({ usr: state }, '', address);
    void gone(reload);
  };

  return {
    tell,
    check: (field, typed) => fieldProblem(LoginDto.shape[field], typed[field]),
    async signIn(typed) {
      const call = { operation: login, args: { body: LoginDto.parse(typed) } };
      const sent = await http.send({ ...call, headers: controlHeaders(SHOWN_BY_FORM) }, { signal });
      if (sent.error) return { error: sent.error };
      const { token, user } = LoginAnswer.parse(sent.data);
      const { search } = window.location;
      if (user.twoFAEnabled) {
        return gone(() => {
          session.awaitSecondFactor(token);
          leave(CHECK_CODE_PATH + search);
        });
      }
      // Only enrollment is open to these users; going there directly avoids a rejected request.
      return gone(() => {
        session.signIn(token);
        const state: ReturnState = { returnTo: redirectTarget(search) };
        window.history.replaceState({ usr: state }, '', TWO_FACTOR_PATH);
        reload();
      });
    },
    keepTheme: (dark) => {
      preferences.change({ darkMode: dark });
    },
    noteSaved: tabs.takeUpLanguage,
    Terms: captcha && CaptchaTerms,
    Socials: function Socials() {
      const [providers, setProviders] = useState<Parameters<typeof SocialButtons>[0]['providers']>([]);
      useEffect(() => {
        const asked = {
          operation: getLoginOptions,
          args: undefined,
          headers: controlHeaders({ noNotify: true }),
        };
        void http.send(asked, { signal }).then(({ data }) => {
          const options = getLoginOptions.response.safeParse(data);
          if (options.success) setProviders(options.data.providers);
        });
      }, []);
      return (
        <SocialButtons
          providers={providers}
          onBegin={(provider) => {
            const redirect = new URLSearchParams(window.location.search).get('redirect');
            void beginSocialLogin(provider, { config, storage, leave }, { signUp: false, redirect });
          }}
        />
      );
    },
    Extras: function Extras({ asked, isDark }) {
      return (
        <PopUpsProvider>
          <Notices
            events={events}
            reload={reload}
            onForbidden={() => {
              tell(FORBIDDEN_PATH, { denied: window.location.pathname + window.location.search });
            }}
            onUnavailable={() => {
              leave(UNAVAILABLE_PATH);
            }}
          />
          <GlobalLoading events={events} />
          {captcha && <CaptchaDialog captcha={captcha} darkMode={isDark} />}
          <LanguageQuestion asked={asked} storeLanguage={storeLanguage} reload={reload} />
        </PopUpsProvider>
      );
    },
  };
}

interface LanguageQuestionProps {
  asked: { language: Language } | undefined;
  storeLanguage: (language: Language) => void;
  reload: () => void;
}

function LanguageQuestion({ asked, storeLanguage, reload }: LanguageQuestionProps) {
  const ask = useConfirmedLanguageChange({ storeLanguage, reload });
  const put = useEffectEvent(ask);
  useEffect(() => {
    if (asked) put(asked.language);
  }, [asked]);
  return null;
}
