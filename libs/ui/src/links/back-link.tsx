import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './link-button';
import { useUi } from '../provider/ui-provider';

interface BackLinkProps {
  /** The fallback target. */
  otherwise?: string;
}

/** "Back" to the page that linked here. @see spec 2.7 */
export function BackLink({ otherwise }: BackLinkProps) {
  const { t } = useTranslation('ui');
  const to = useUi().useBackPath(otherwise);
  return (
    <LinkButton type="text" icon={<ArrowLeftOutlined aria-hidden />} to={to}>
      {t('navigation.back')}
    </LinkButton>
  );
}
