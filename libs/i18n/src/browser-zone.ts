/** The IANA time zone of this browser. Apart from `dates`, so that the first page loads no date library for it. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
