import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FailureBlock } from '@console/ui';
import { useConsole } from '../services/console-services';

/** Stands in for a screen whose code could not be loaded, not even by loading the page anew. @see spec 4.8 */
export function CodeFailurePage() {
  const { t } = useTranslation('shell');
  const { reload } = useConsole();

  return (
    <FailureBlock
      title={<h1 style={{ margin: 0, fontSize: 'inherit' }}>{t('status.unloaded.title')}</h1>}
      action={
        <Button type="primary" onClick={reload}>
          {t('status.unloaded.action')}
        </Button>
      }
    >
      {t('status.unloaded.message')}
    </FailureBlock>
  );
}
