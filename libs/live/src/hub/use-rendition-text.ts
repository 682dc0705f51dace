import { useTranslation } from 'react-i18next';
import type { PartnerPage } from '../contract';
import { useStreamTexts } from '../use-stream-texts';

type Rendition = PartnerPage['channels'][number]['renditions'][number];

export function useRenditionText() {
  const { t } = useTranslation('live');
  const { bitrate } = useStreamTexts();
  return ({ name, width, height, kbps }: Rendition) =>
    t('hub.partner.rendition', { name, width, height, bitrate: bitrate(kbps) });
}
