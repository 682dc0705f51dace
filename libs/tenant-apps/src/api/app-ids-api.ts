import { consoleApi, query, type Control } from '@console/http';
import { generateAppId, validateAppId } from '../contract';

/** Asked beside somebody’s typing: without an answer the form works all the same, and the platform checks what it is sent. */
const SECONDARY: Control = { noNotify: true, bypass403: true };

/** IDs of apps to come. */
export const appIdsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    generateAppId: query(build, generateAppId, { control: SECONDARY }),
    validateAppId: query(build, validateAppId, { control: SECONDARY }),
  }),
});

export const { useLazyGenerateAppIdQuery, useLazyValidateAppIdQuery } = appIdsApi;
