// @see spec 4.4, 6
import { readRuntimeConfig } from '@console/http/contract';
import { expect, it } from 'vitest';
import { MODULE_PATHS } from '../catalog/media-modules';
import { configurationLines } from './configuration-lines';

it.each(MODULE_PATHS)('the lines that connect %s are a configuration that does', (path) => {
  const { config, problems } = readRuntimeConfig(JSON.parse(configurationLines(path)), MODULE_PATHS);
  expect(problems).toEqual([]);
  expect(Object.keys(config.modules)).toEqual([path]);
});
