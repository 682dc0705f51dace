/** The IANA time zone of the browser. Separate from `dates`, so that the first page loads no date library. */
export function browserZone(): string {
  return currentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The IANA time zones that the browser knows, one name for each. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone').map(currentName).toSorted();
}

/** Chromium names the zone of Vietnam as it was called before 2008. */
function currentName(zone: string): string {
  return zone === 'Asia/Saigon' ? 'Asia/Ho_Chi_Minh' : zone;
}
