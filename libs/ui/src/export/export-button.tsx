import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { formatDate } from '@console/i18n';
import { Button, Flex, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePopUps } from '../theme/pop-ups';
import type { ReadPage } from '../list/all-pages';
import { useZone } from '../display/date-time';
import type { ResourceColumn } from '../list/resource-column';
import { useUi } from '../provider/ui-provider';

interface ExportButtonProps<Row> {
  /** File name before the date. */
  name: string;
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  readPage: ReadPage<Row>;
  /** The rows to export; default: all. */
  only?: (row: Row) => boolean;
  /** Default: "Export CSV". */
  label?: string;
}

/** Exports all matching rows as CSV with progress; can be stopped. */
export function ExportButton<Row extends object>({
  name,
  columns,
  rowKey,
  readPage,
  only = () => true,
  label,
}: ExportButtonProps<Row>) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const { message } = usePopUps();
  const zone = useZone();
  const report = useUi().useActivityReport();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(null);

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const run = async () => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ done: 0, total: 0 });
    try {
      const { saveAsCsv } = await import('./save-as-csv');
      const file = `${name} ${formatDate(Date.now(), zone)}.csv`;
      const rows = { columns, rowKey, readPage, only };
      const done = await saveAsCsv({ file, ...rows, signal: abort.signal, onProgress: setProgress });
      report({ kind: 'export', title: file, done, failed: 0, skipped: 0 });
      message.success(t('export.done', { count: done }));
    } catch {
      // The call's own notice explains the failure.
      if (!abort.signal.aborted) message.error(t('export.failed'));
    } finally {
      if (running.current === abort) setProgress(undefined);
    }
  };

  return progress ? (
    <Flex align="center" gap={token.marginXS}>
      <span role="status">{t('export.progress', progress)}</span>
      <Button
        onClick={() => {
          running.current?.abort();
          running.current = null;
          setProgress(undefined);
        }}
      >
        {t('export.stop')}
      </Button>
    </Flex>
  ) : (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => {
        void run();
      }}
    >
      {label ?? t('export.action')}
    </Button>
  );
}
