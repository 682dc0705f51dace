import { OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { ChosenDistributor } from './chosen-distributor';
import { PageLinkSection } from './page-link-section';
import { guideOf, PartnerGuide } from './partner-guide';

/** The link to the page of a partner, and what the page shows. */
export function DocumentationPage() {
  const { t } = useTranslation('live');
  return (
    <ChosenDistributor title={t('hub.page.documentation')}>
      {(distributor) => (
        <OverviewColumns aside={<PageLinkSection key={distributor.id} distributor={distributor} />}>
          <Section title={t('hub.page.preview')}>
            <SectionBody>
              <PartnerGuide guide={guideOf(distributor)} />
            </SectionBody>
          </Section>
        </OverviewColumns>
      )}
    </ChosenDistributor>
  );
}
