import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';

/** Stands in for a screen whose code could not be loaded, not even by loading the page anew. @see docs/behaviour.md 4.8 */
export function CodeFailurePage() {
  const { t } = useTranslation('shell');
  const { reload } = useConsole();

  return (
    <Result
      status="warning"
      title={<h1 style={{ margin: 0, fontSize: 'inherit' }}>{t('status.unloaded.title')}</h1>}
      subTitle={t('status.unloaded.message')}
      extra={
        <Button type="primary" onClick={reload}>
          {t('status.unloaded.action')}
        </Button>
      }
    />
  );
}
