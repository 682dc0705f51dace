import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { chainOf } from '../routes/route-handle';
import { pageTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';

const TitleContext = createContext<string | undefined>(undefined);
const NameContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Lets the page that shows say what it is called. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>();
  return (
    <NameContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </NameContext>
  );
}

/** What the page that shows says it is called; undefined where its route's title says enough. */
export function usePageTitleOverride(): string | undefined {
  return use(TitleContext);
}

/** Says what the page is called while it is there, in the place of its route's title; nothing for undefined. */
export function usePageTitle(title: string | undefined): void {
  const name = use(NameContext);
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    name(title);
    return () => {
      name(undefined);
    };
  }, [name, title]);
}

/** "<page title> | <product name> Admin": the document's title, and told to a host, whose own document keeps its own. */
export function DocumentTitle() {
  const { t } = useTranslation('shell');
  const { config, host } = useConsole();
  const page = useCurrentTitle();
  const title = t('documentTitle', { page, product: config.productName });

  useEffect(() => {
    host?.setTitle?.(title);
  }, [host, title]);

  return host?.area ? null : <title>{title}</title>;
}

/** What the place that is open is called: by itself, else by its route. */
export function useCurrentTitle(): string {
  const { i18n } = useTranslation('shell');
  const ofRoute = pageTitle(i18n, chainOf(useMatches()));
  return usePageTitleOverride() ?? ofRoute;
}
