import { CopyText, FailureBlock } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { getApiDocument } from '../contract';

/** Of a platform without the document: what it has to add. */
export function NoDocument() {
  const { t } = useTranslation('operations');
  return (
    <FailureBlock
      title={t('document.missing.title')}
      action={<CopyText text={`${getApiDocument.method} ${getApiDocument.path}`} />}
    >
      {t('document.missing.how')}
    </FailureBlock>
  );
}
