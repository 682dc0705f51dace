import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { mergedMeta } from '../routes/route-chain';
import { chainOf } from '../routes/route-handle';
import { routeTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';

/** "<page title> | <product name> Admin". */
export function DocumentTitle() {
  const { t, i18n } = useTranslation('shell');
  const { config } = useConsole();
  const page = routeTitle(i18n, mergedMeta(chainOf(useMatches())));
  return <title>{t('documentTitle', { page, product: config.productName })}</title>;
}
