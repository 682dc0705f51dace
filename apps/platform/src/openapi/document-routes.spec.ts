// @see spec 2.3, 7.1
// @see ASVS 13.4.5
import { getApiDocument } from '@console/operations/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enroll, startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

it('is the same for the console as at /openapi.json', async () => {
  const { token } = await enroll(platform);
  const document = await platform.call(getApiDocument, { token });
  expect(document).toEqual(await (await platform.app.request('/openapi.json')).json());
  expect(document.paths[getApiDocument.path]).toMatchObject({ get: { operationId: getApiDocument.name } });
});
