import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import { BackLink, EmptyState, PageHeader, QueryState, StatusTag } from '@console/ui';
import { Button, Flex, Segmented, theme } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { POLLED } from '../api/polling';
import { useListStreamsQuery } from '../api/streams-api';
import { HEALTH_LIMITS, type Stream } from '../contract';
import { pagePath } from '../resource/resource-paths';
import { streamListPath } from '../stream-paths';
import { Thumbnail } from '../thumbnail';
import { useStreamTexts } from '../use-stream-texts';

const WALL_SORTS = ['trouble', 'viewers', 'name'] as const;
type WallSort = (typeof WALL_SORTS)[number];

/** Pictures of all streams that are on. */
export function WallPage() {
  const { t, i18n } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [params, setParams] = useSearchParams();
  const sort = WALL_SORTS.find((name) => name === params.get('sort')) ?? 'trouble';
  const wall = useRef<HTMLDivElement>(null);
  const result = useListStreamsQuery(
    // Streams that are off come last.
    { appId, sort: 'state,name', page: 1, perPage: MAX_PAGE_SIZE, customFields: {} },
    POLLED,
  );
  return (
    <div ref={wall} style={{ background: token.colorBgContainer }}>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={streamListPath(appId)} />
      </div>
      <PageHeader
        title={t('wall.title')}
        actions={
          <Flex gap={token.marginXS} wrap>
            <Segmented<WallSort>
              aria-label={t('wall.sort')}
              value={sort}
              options={[
                { value: 'trouble', label: t('wall.troubleFirst') },
                { value: 'viewers', label: t('viewers') },
                { value: 'name', label: t('name') },
              ]}
              onChange={(chosen) => setParams({ sort: chosen }, { replace: true })}
            />
            {document.fullscreenEnabled && (
              <Button
                icon={<FullscreenOutlined aria-hidden />}
                onClick={() => void wall.current?.requestFullscreen()}
              >
                {t('wall.fullScreen')}
              </Button>
            )}
          </Flex>
        }
      />
      <QueryState result={result} failed={t('listFailed')}>
        {({ data, total }) => {
          const shown = data.filter(({ state }) => state !== 'off');
          if (shown.length === 0) return <EmptyState text={t('wall.empty')} />;
          return (
            <>
              {shown.length === data.length && total > data.length && (
                <p>
                  {t('wall.notAll', { shown: shown.length })}{' '}
                  <Link to={streamListPath(appId)}>{t('wall.toList')}</Link>
                </p>
              )}
              <Tiles streams={sorted(shown, sort, i18n.language)} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function sorted(streams: readonly Stream[], sort: WallSort, language: string): readonly Stream[] {
  if (sort === 'trouble') return streams;
  const { compare } = new Intl.Collator(language);
  return streams.toSorted(
    (one, other) => (sort === 'viewers' && other.viewers - one.viewers) || compare(one.name, other.name),
  );
}

function Tiles({ streams }: { streams: readonly Stream[] }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles the keys of the links in it.
    <ul
      aria-label={t('wall.onAir')}
      onKeyDown={moveFocus}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        gap: token.marginSM,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {streams.map((stream) => (
        <Tile key={stream.id} stream={stream} />
      ))}
    </ul>
  );
}

function Tile({ stream }: { stream: Stream }) {
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const texts = useStreamTexts();
  const [issue] = stream.issues;
  const shown = texts.status(stream);
  const { tone } = shown;
  const color =
    tone === 'critical'
      ? token.colorError
      : tone === 'warning'
        ? token.colorWarning
        : token.colorBorderSecondary;
  return (
    <li
      style={{
        display: 'flex',
        overflow: 'hidden',
        border: `1px solid ${color}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgElevated,
      }}
    >
      <Link to={pagePath(appId, stream)} style={{ display: 'block', width: '100%', color: token.colorText }}>
        <Thumbnail stream={stream} />
        {stream.audioDb !== null && <AudioMeter decibels={stream.audioDb} />}
        <Flex vertical style={{ padding: token.paddingXS }}>
          <Flex justify="space-between" gap={token.marginXS}>
            <strong style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              <bdi>{stream.name}</bdi>
            </strong>
            {stream.state === 'live' ? (
              <ViewerCount viewers={stream.viewers} />
            ) : (
              <StatusTag {...texts.state(stream.state)} />
            )}
          </Flex>
          <span
            style={{
              overflow: 'hidden',
              color: token.colorTextSecondary,
              fontSize: token.fontSizeSM,
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {issue ? <StatusTag {...shown} /> : <bdi>{texts.meaning(stream) || stream.appName}</bdi>}
          </span>
        </Flex>
      </Link>
    </li>
  );
}

/** Quieter counts as silence. */
const SILENCE = HEALTH_LIMITS.audioDb;

function AudioMeter({ decibels }: { decibels: number }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const value = Math.round(Math.max(SILENCE, decibels));
  return (
    <div
      role="meter"
      aria-label={t('wall.audio')}
      aria-valuemin={SILENCE}
      aria-valuemax={0}
      aria-valuenow={value}
      aria-valuetext={t('health.value.silent', { value })}
      title={t('wall.audioLevel', { decibels: value })}
      style={{ height: 4, background: token.colorFillSecondary }}
    >
      <div
        style={{
          width: `${String(100 - (value / SILENCE) * 100)}%`,
          height: '100%',
          background: value === SILENCE ? token.colorWarning : token.colorTextTertiary,
        }}
      />
    </div>
  );
}

function ViewerCount({ viewers }: { viewers: number }) {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  return (
    <span style={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
      {t('wall.viewers', { count: viewers, number: texts.viewers(viewers) })}
    </span>
  );
}

const STEPS: ReadonlyMap<string, 'previous' | 'next' | 'above' | 'below'> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['ArrowUp', 'above'],
  ['ArrowDown', 'below'],
]);

/** Arrow keys move among the pictures. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const top = (link: Element) => link.getBoundingClientRect().top;
  const [first] = links;
  const perRow = first ? links.filter((link) => top(link) === top(first)).length : 1;
  const by = { previous: -1, next: 1, above: -perRow, below: perRow }[step];
  const target = links[index + by];
  if (index < 0 || !target) return;
  event.preventDefault();
  target.focus();
}
