import { useTranslation } from 'react-i18next';

interface NoHostProps {
  reason: string;
  /** Undefined while the host may still respond. */
  onRetry: (() => void) | undefined;
}

/** Shown in a frame without a host, before any other code of the console is loaded. */
export function NoHost({ reason, onRetry }: NoHostProps) {
  const { t } = useTranslation('console');
  return (
    <main style={{ display: 'grid', placeContent: 'center', gap: 16, minHeight: '100dvh', padding: 24 }}>
      <div role="alert" style={{ display: 'grid', gap: 16 }}>
        <h1 style={{ margin: 0, fontSize: 24 }}>{t('noHost.title')}</h1>
        <p style={{ margin: 0, maxWidth: '60ch' }}>{t('noHost.message')}</p>
        <code style={{ overflowWrap: 'anywhere' }}>{reason}</code>
      </div>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          style={{ justifySelf: 'start', padding: '8px 16px', font: 'inherit' }}
        >
          {t('noHost.retry')}
        </button>
      )}
    </main>
  );
}
