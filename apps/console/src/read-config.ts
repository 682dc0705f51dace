import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';

/** The configuration that the server wrote into the page; each bad field is named on the browser's console. */
export function readConfig(): RuntimeConfig {
  const { config, problems } = readRuntimeConfig(
    parse(document.getElementById('runtime-config')?.textContent),
    MODULE_PATHS,
  );
  for (const problem of problems) console.warn(problem);
  return config;
}

function parse(text: string | null | undefined): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    // readRuntimeConfig names it: no JSON object.
    return text;
  }
}
