/** The IANA time zone of the browser. Separate from `dates`, so that the first page loads no date library. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
