import { parseXml, type XmlElement } from '@console/server-kit';
import type { ReportedCreative, ValidatedAd, VastCode, VastIssue } from '@console/ssai/contract';

export interface VastContent {
  version: string;
  ads: ValidatedAd[];
  issues: VastIssue[];
}

const VERSIONS = ['2.0', '3.0', '4.0', '4.1', '4.2', '4.3'];
const PLAYABLE = /^(video\/|application\/(x-mpegurl|vnd\.apple\.mpegurl|dash\+xml)$)/i;
const DURATION = /^(\d{2}):([0-5]\d):([0-5]\d)(\.\d{1,3})?$/;
/** Node types of texts and CDATA sections. */
const TEXTS: readonly number[] = [3, 4];
/** Characters of a text in the report. */
const TEXT_MAX = 2_048;

/** What a VAST document contains, and what is wrong with it. */
export async function readVast(xml: string): Promise<VastContent> {
  const issues: VastIssue[] = [];
  const report = (code: VastCode, detail: string, severity: VastIssue['severity'] = 'error') => {
    issues.push({ code, severity, detail: detail.slice(0, TEXT_MAX) });
  };
  let root: XmlElement | null;
  try {
    root = (await parseXml(xml)).documentElement;
  } catch (error) {
    report(100, error instanceof Error ? error.message : String(error));
    return { version: '', ads: [], issues };
  }
  const name = root?.localName ?? '';
  if (!root || name !== 'VAST') {
    report(name === 'VideoAdServingTemplate' ? 102 : 101, `<${name}> is the root, not <VAST>.`);
    return { version: '', ads: [], issues };
  }
  const version = root.getAttribute('version') ?? '';
  if (version === '') report(101, 'The attribute version of <VAST> is missing.');
  else if (!VERSIONS.includes(version)) report(102, `version="${version}"`);
  const ads = childrenOf(root, 'Ad').flatMap((ad) => readAd(ad, Number(version) >= 4, report));
  return { version: clip(version), ads, issues };
}

type Report = (code: VastCode, detail: string, severity?: VastIssue['severity']) => void;

function readAd(ad: XmlElement, isVersion4: boolean, report: Report): ValidatedAd[] {
  const inline = childOf(ad, 'InLine');
  const wrapper = childOf(ad, 'Wrapper');
  const content = inline ?? wrapper;
  const id = ad.getAttribute('id') ?? '';
  const name = `Ad ${id === '' ? '(no id)' : id}`;
  if (!content) {
    report(101, `${name}: neither <InLine> nor <Wrapper>.`);
    return [];
  }
  const mustHave = (element: string) => {
    if (!childOf(content, element)) report(101, `${name}: <${element}> is missing.`);
  };
  mustHave('AdSystem');
  mustHave('Impression');
  if (inline) mustHave('AdTitle');
  if (inline) mustHave('Creatives');
  const impressions = childrenOf(content, 'Impression').map(textOf).filter(Boolean);
  for (const url of impressions)
    if (!isUrl(url)) report(101, `${name}: the <Impression> "${url}" is no URL.`);
  const target = textOf(childOf(wrapper, 'VASTAdTagURI'));
  if (wrapper && !target) report(101, `${name}: <VASTAdTagURI> is missing.`);
  if (target && !isUrl(target)) report(300, `${name}: "${target}" is no URL.`);
  const found = childrenOf(childOf(content, 'Creatives'), 'Creative');
  const creatives = found.flatMap((creative) => readCreative(creative, Boolean(inline), report));
  if (inline && isVersion4 && found.some((creative) => !childOf(creative, 'UniversalAdId'))) {
    report(101, `${name}: a <Creative> has no <UniversalAdId>.`, 'warning');
  }
  if (inline && !creatives.some(({ kind }) => kind === 'linear')) {
    report(200, `${name}: no linear creative.`);
  }
  const text = (element: string) => clip(textOf(childOf(content, element)));
  return [
    {
      id: clip(id),
      kind: inline ? 'inline' : 'wrapper',
      system: text('AdSystem'),
      title: text('AdTitle'),
      advertiser: text('Advertiser'),
      sequence: countOf(ad.getAttribute('sequence')),
      impressions: impressions.length,
      wrapperUrl: target && isUrl(target) ? clip(target) : null,
      creatives,
    },
  ];
}

function readCreative(creative: XmlElement, isInline: boolean, report: Report): ReportedCreative[] {
  const id = clip(creative.getAttribute('id') ?? creative.getAttribute('AdID') ?? '');
  const linear = childOf(creative, 'Linear');
  const trackingEvents = (element: XmlElement) =>
    childrenOf(childOf(element, 'TrackingEvents'), 'Tracking').length;
  const result: ReportedCreative[] = [];
  if (linear)
    result.push({ id, trackingEvents: trackingEvents(linear), ...readLinear(linear, isInline, report) });
  const others = [
    ['nonlinear', childOf(creative, 'NonLinearAds')],
    ['companion', childOf(creative, 'CompanionAds')],
  ] as const;
  for (const [kind, element] of others) {
    if (!element) continue;
    result.push({ id, kind, durationSeconds: null, mediaFiles: [], trackingEvents: trackingEvents(element) });
    if (isInline && element.children.length === 0) {
      report(kind === 'nonlinear' ? 500 : 600, `Creative ${id}: <${element.tagName}> is empty.`);
    }
  }
  return result;
}

function readLinear(linear: XmlElement, isInline: boolean, report: Report) {
  const duration = textOf(childOf(linear, 'Duration'));
  const durationSeconds = secondsOf(duration);
  const mediaFiles = childrenOf(childOf(linear, 'MediaFiles'), 'MediaFile').map((file) => ({
    url: clip(textOf(file)),
    type: clip(file.getAttribute('type') ?? ''),
    delivery: clip(file.getAttribute('delivery') ?? ''),
    width: countOf(file.getAttribute('width')),
    height: countOf(file.getAttribute('height')),
    status: null,
  }));
  if (isInline) {
    if (duration === '') report(101, '<Duration> is missing.');
    else if (durationSeconds === null) report(101, `<Duration> "${duration}" is not HH:MM:SS.`);
    if (mediaFiles.length === 0) report(400, '<MediaFiles> has no <MediaFile>.');
    else if (!mediaFiles.some(({ type }) => PLAYABLE.test(type))) {
      report(403, mediaFiles.map(({ type }) => type || '(no type)').join(', '));
    }
    for (const { url } of mediaFiles) if (!isUrl(url)) report(401, `"${url}" is no URL.`);
  }
  return { kind: 'linear' as const, durationSeconds, mediaFiles };
}

function secondsOf(duration: string): number | null {
  const [match, hours, minutes, seconds, fraction = ''] = DURATION.exec(duration) ?? [];
  if (match === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0${fraction}`);
}

function countOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return [...(element?.children ?? [])].filter(({ localName }) => localName === name);
}

/** Its own text without surrounding white space. */
function textOf(element: XmlElement | undefined): string {
  const texts = [...(element?.childNodes ?? [])].filter(({ nodeType }) => TEXTS.includes(nodeType));
  return texts
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('')
    .trim();
}

export function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Well-formed and without NUL, so that JSON and database take it. */
function clip(text: string): string {
  return text.slice(0, TEXT_MAX).toWellFormed();
}
