import type { ValidatedAd, ReportedCreative, VastCode, VastIssue } from '@console/ssai/contract';
import { childOf, childrenOf, parseXml, type XmlElement } from './parse-xml';

export interface VastContent {
  version: string;
  ads: ValidatedAd[];
  issues: VastIssue[];
}

const VERSIONS = ['2.0', '3.0', '4.0', '4.1', '4.2', '4.3'];
const PLAYABLE = /^(video\/|application\/(x-mpegurl|vnd\.apple\.mpegurl|dash\+xml)$)/i;
const DURATION = /^(\d{2}):([0-5]\d):([0-5]\d)(\.\d{1,3})?$/;
/** Characters of a text in the report. */
const TEXT_MAX = 2_048;

/** What a VAST document contains, and what is wrong with it. */
export function readVast(xml: string): VastContent {
  const issues: VastIssue[] = [];
  const report = (code: VastCode, detail: string, severity: VastIssue['severity'] = 'error') => {
    issues.push({ code, severity, detail: detail.slice(0, TEXT_MAX) });
  };
  let root: XmlElement;
  try {
    root = parseXml(xml);
  } catch (error) {
    report(100, error instanceof Error ? error.message : String(error));
    return { version: '', ads: [], issues };
  }
  const version = root.attributes.get('version') ?? '';
  if (root.name !== 'VAST') {
    report(root.name === 'VideoAdServingTemplate' ? 102 : 101, `<${root.name}> is the root, not <VAST>.`);
    return { version, ads: [], issues };
  }
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
  const id = ad.attributes.get('id') ?? '';
  const name = `Ad ${id === '' ? '(no id)' : id}`;
  if (!content) {
    report(101, `${name}: neither <InLine> nor <Wrapper>.`);
    return [];
  }
  const require = (element: string) => {
    if (!childOf(content, element)) report(101, `${name}: <${element}> is missing.`);
  };
  require('AdSystem');
  require('Impression');
  if (inline) require('AdTitle');
  if (inline) require('Creatives');
  for (const { text } of childrenOf(content, 'Impression')) {
    if (text !== '' && !isUrl(text)) report(101, `${name}: the <Impression> "${text}" is no URL.`);
  }
  const target = childOf(wrapper, 'VASTAdTagURI')?.text;
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
  const text = (element: string) => clip(childOf(content, element)?.text ?? '');
  return [
    {
      id: clip(id),
      kind: inline ? 'inline' : 'wrapper',
      system: text('AdSystem'),
      title: text('AdTitle'),
      advertiser: text('Advertiser'),
      sequence: countOf(ad.attributes.get('sequence')),
      impressions: childrenOf(content, 'Impression').filter(({ text: url }) => url !== '').length,
      wrapperUrl: target && isUrl(target) ? clip(target) : null,
      creatives,
    },
  ];
}

function readCreative(creative: XmlElement, isInline: boolean, report: Report): ReportedCreative[] {
  const id = clip(creative.attributes.get('id') ?? creative.attributes.get('AdID') ?? '');
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
      report(kind === 'nonlinear' ? 500 : 600, `Creative ${id}: <${element.name}> is empty.`);
    }
  }
  return result;
}

function readLinear(linear: XmlElement, isInline: boolean, report: Report) {
  const duration = childOf(linear, 'Duration')?.text ?? '';
  const durationSeconds = secondsOf(duration);
  const mediaFiles = childrenOf(childOf(linear, 'MediaFiles'), 'MediaFile').map(({ text, attributes }) => ({
    url: clip(text),
    type: clip(attributes.get('type') ?? ''),
    delivery: clip(attributes.get('delivery') ?? ''),
    width: countOf(attributes.get('width')),
    height: countOf(attributes.get('height')),
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

function countOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Well-formed and without NUL, so that JSON and database take it. */
function clip(text: string): string {
  return text.slice(0, TEXT_MAX).toWellFormed();
}
