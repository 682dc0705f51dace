import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { chainOf } from '../routes/route-handle';
import { pageTitle } from '../routes/route-title';
import { mergedMeta } from '../routes/route-tree';
import { useConsole } from '../services/console-services';

const TitleContext = createContext<string | undefined>(undefined);
const NameContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Collects the title of the open page. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>();
  return (
    <NameContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </NameContext>
  );
}

/** The open page's own title, if it sets one. */
export function usePageTitleOverride(): string | undefined {
  return use(TitleContext);
}

/** Overrides the route's title while mounted; undefined keeps it. */
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

/** Sets the title "<page title> | <product name> Admin" of the document or of the host; public pages have no "Admin". */
export function DocumentTitle() {
  const { t } = useTranslation('shell');
  const { config, host } = useConsole();
  const page = useCurrentTitle();
  const values = { page, product: config.productName };
  const { isPublic } = mergedMeta(chainOf(useMatches()));
  const title = isPublic ? t('publicTitle', values) : t('documentTitle', values);

  useEffect(() => {
    host?.setTitle?.(title);
  }, [host, title]);

  return host?.area ? null : <title>{title}</title>;
}

/** The open page's title, otherwise its route's. */
export function useCurrentTitle(): string {
  const { i18n } = useTranslation('shell');
  const ofRoute = pageTitle(i18n, chainOf(useMatches()));
  return usePageTitleOverride() ?? ofRoute;
}
