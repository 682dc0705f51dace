import type { MessageKey } from '@console/i18n';
import { Empty } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches, useOutlet } from 'react-router';
import { HOME_PATH } from '../guards/guard';
import { LinkButton } from '../kit/display/link-button';
import { PageHeader } from '../kit/page/page-header';
import { mergedMeta } from '../routes/route-chain';
import { chainOf } from '../routes/route-handle';
import { routeText, routeTitle } from '../routes/route-title';

/** The page of a place whose screen is not there yet: it says which one it is and what it will hold, and no more. */
export function comingPageOf(contents: MessageKey): ComponentType {
  return function ComingPage() {
    const { t, i18n } = useTranslation('shell');
    const title = routeTitle(i18n, mergedMeta(chainOf(useMatches())));
    const placeBelow = useOutlet();
    if (placeBelow) return placeBelow;

    return (
      <>
        <PageHeader title={title} />
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null}>
          <p>{t('coming.sentence', { screen: title })}</p>
          <p>{routeText(i18n, contents)}</p>
          <LinkButton to={HOME_PATH}>{t('status.home')}</LinkButton>
        </Empty>
      </>
    );
  };
}
