/** JSON for the runtime configuration that connects a module; the URL is an example. */
export function configurationLines(modulePath: string): string {
  const connected = { entry: `https://modules.example/${modulePath}/main.js`, transport: 'page' };
  return JSON.stringify({ modules: { [modulePath]: connected } }, null, 2);
}
