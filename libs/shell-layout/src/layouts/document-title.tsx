import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { chainOf } from '../routes/route-handle';
import { pageTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';
import { usePageTitleOverride } from './page-title';

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
