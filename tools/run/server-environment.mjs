import { allowedNetworksOf, invoiceSellerOf } from './settings.mjs';

/** What the servers that start together share; `mode` is their NODE_ENV. */
export function serverEnvironment({ host, port, platformPort, consoleUrl }, node, mode) {
  return {
    NODE_ENV: mode,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    PORT: String(port),
    ...node.environment,
    ...(platformPort !== undefined && {
      PLATFORM_PORT: String(platformPort),
      CONSOLE_URL: consoleUrl,
      // The console-server forwards the client's address.
      TRUSTED_PROXIES: process.env.TRUSTED_PROXIES || '127.0.0.1,::1',
      ALLOWED_NETWORKS: allowedNetworksOf(process.env, host),
      ...invoiceSellerOf(process.env, host),
    }),
  };
}
