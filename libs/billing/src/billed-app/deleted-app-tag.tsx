import { StatusTag } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';

interface DeletedAppTagProps {
  app: { appDeleted?: boolean | undefined };
}

/** Marks an invoice or a usage of an app that has been deleted, on a line of its own. */
export function DeletedAppTag({ app }: DeletedAppTagProps) {
  const { t } = useTranslation('billing');
  return (
    app.appDeleted === true && (
      <div>
        <StatusTag tone="neutral" label={t('deletedApp')} />
      </div>
    )
  );
}
