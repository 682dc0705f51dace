import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * Builds what hosts load beside the pages, as a build of its own whose files join theirs: its parts are cut for a host's page,
 * and the pages' for the pages.
 */
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
      // It is waited for below; what goes wrong before that is told there.
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
