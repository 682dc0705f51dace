/** The build that the page is of, as the build wrote it into it; the development server's page is of none. */
export function readBuildId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;
}
