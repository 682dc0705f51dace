import { build, type InlineConfig, type Plugin } from 'vite';

/** Builds the files that hosts load as a separate build, so that their chunks are split for a host's page. */
export function guestBuild(config: InlineConfig): Plugin {
  let building: ReturnType<typeof build> | undefined;
  return {
    name: 'guest-build',
    apply: 'build',
    buildStart() {
      building = build({
        ...config,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { ...config.build, write: false, reportCompressedSize: false },
      });
      // Awaited below, where errors are reported.
      building.catch(() => undefined);
    },
    async generateBundle() {
      const built = await building;
      if (!built || !('output' in built)) throw new Error('The build for hosts has come to nothing.');
      for (const file of built.output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
