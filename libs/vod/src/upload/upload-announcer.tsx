import { VISUALLY_HIDDEN } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useUploads } from './uploads-provider';

/** Speaks changes of state, not each step of progress. */
export function UploadAnnouncer() {
  const { t } = useTranslation('vod');
  const lines = useUploads().map(({ fileName, state }) =>
    t('upload.announced', { name: fileName, state: t(`upload.states.${state}`) }),
  );
  return (
    <div aria-live="polite" style={VISUALLY_HIDDEN}>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </div>
  );
}
