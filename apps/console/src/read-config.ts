import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';

/** The inlined runtime configuration; invalid fields are logged. */
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
    // Invalid JSON is reported by readRuntimeConfig.
    return text;
  }
}
