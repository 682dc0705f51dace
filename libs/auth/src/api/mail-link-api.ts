import { consoleApi, query, SHOWN_IN_PLACE } from '@console/http';
import { verifyToken } from '../contract';

const mailLinkApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew whenever a page opens: meanwhile the link may have been used.
    verifyLink: query(build, verifyToken, { keepUnusedDataFor: 0, control: SHOWN_IN_PLACE }),
  }),
});

export const { useVerifyLinkQuery } = mailLinkApi;
