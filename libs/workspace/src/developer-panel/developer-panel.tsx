import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Drift } from '@console/http';
import { browserZone, clipText } from '@console/i18n';
import { useConsole, usePreferences } from '@console/shell-layout';
import { ClippedText, CopyText, DateTime, EmptyState } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { type CSSProperties, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** The panel for developers of the console or a platform, docked below every screen. */
export function DeveloperPanel() {
  const { t } = useTranslation('workspace');
  const { token } = theme.useToken();
  const { driftLog } = useConsole();
  const [, change] = usePreferences();
  const drifts = useSyncExternalStore(driftLog.subscribe, driftLog.entries);
  const titleId = useId();

  return (
    <section
      aria-labelledby={titleId}
      style={{
        position: 'sticky',
        bottom: 0,
        zIndex: token.zIndexPopupBase - 1,
        maxHeight: '45vh',
        overflow: 'auto',
        padding: token.padding,
        color: token.colorText,
        background: token.colorBgElevated,
        borderTop: `${token.lineWidth}px solid ${token.colorBorder}`,
        fontFamily: token.fontFamily,
        fontSize: token.fontSizeSM,
      }}
    >
      <Flex
        align="center"
        justify="space-between"
        gap={token.marginSM}
        wrap
        style={{ marginBottom: token.marginSM }}
      >
        <h2 id={titleId} style={{ margin: 0, fontSize: token.fontSize }}>
          {t('developer.title')}
        </h2>
        <Flex gap={token.marginXS} wrap>
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            disabled={drifts.length === 0}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(drifts, null, 2))}`}
            download="contract-drift.json"
          >
            {t('developer.export')}
          </Button>
          <Button size="small" disabled={drifts.length === 0} onClick={driftLog.clear}>
            {t('developer.clear')}
          </Button>
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('developer.close')}
            onClick={() => change({ developerPanel: false })}
          />
        </Flex>
      </Flex>
      {drifts.length === 0 ? (
        <EmptyState text={t('developer.empty')} />
      ) : (
        <DriftList drifts={drifts} zone={browserZone()} />
      )}
    </section>
  );
}

/** Contract violations, newest first. */
export function DriftList({ drifts, zone }: { drifts: readonly Drift[]; zone: string }) {
  const { t } = useTranslation('workspace');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const code: CSSProperties = { fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere' };
  const faint: CSSProperties = { color: token.colorTextDescription };

  return (
    <ol aria-label={t('developer.drifts')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {drifts.map((drift, index) => (
        <li
          key={`${String(drift.time)} ${drift.requestId ?? String(index)}`}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
            gap: token.marginXS,
            paddingBlock: token.paddingSM,
            borderTop: `${token.lineWidth}px solid ${token.colorSplit}`,
          }}
        >
          <div>
            <Flex gap={token.marginXS} wrap>
              <strong>{drift.operation}</strong>
              <span style={faint}>
                <DateTime value={new Date(drift.time).toISOString()} zone={zone} />
              </span>
            </Flex>
            <div style={{ ...code, ...faint }}>
              {drift.method} {drift.path}
            </div>
            {drift.requestId !== undefined && (
              <div style={faint}>
                {ui('notice.requestId')} <CopyText text={drift.requestId} />
              </div>
            )}
          </div>
          <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
            {drift.problems.map(({ path, message }, position) => (
              <li key={position}>
                <span style={code}>{clipText(path) || t('developer.wholeAnswer')}</span>:{' '}
                <ClippedText text={message} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
