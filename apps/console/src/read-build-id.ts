/** The build ID that the build wrote into the page; undefined in development. */
export function readBuildId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;
}
