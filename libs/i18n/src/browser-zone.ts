/** Browsers name some time zones after cities that have another name today. */
const RENAMED = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
]);

/** The IANA time zone of the browser. Separate from `dates`, so that the first page loads no date library. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return currentName(timeZone);
}

/** The IANA time zones that the browser knows, one name for each. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone').map(currentName).toSorted();
}

function currentName(zone: string): string {
  return RENAMED.get(zone) ?? zone;
}
