import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { getAppBillingInfo, updateAppBillingInfo } from '../contract';
import type { BillingInfo, BillingRecipient } from '../contract';

export const RECIPIENT: BillingRecipient = {
  companyName: 'Công ty TNHH Studio',
  taxCode: '0112345678',
  email: 'ke-toan@studio.example',
  address: '1 Lý Thường Kiệt, Hà Nội',
  country: 'VN',
};

/** Billing info that is read and changed as on the platform; `changeElsewhere` is somebody else who is faster. */
export function billingInfoKept(info: Partial<BillingInfo> = {}) {
  let recipient = info.recipient === undefined ? RECIPIENT : info.recipient;
  let version = recipient ? 1 : 0;
  const answer = (appId: string) => ({
    appId,
    paymentMethod: info.paymentMethod ?? 'card',
    recipient,
    etag: `"${String(version)}"`,
  });
  return {
    handlers: [
      mock(getAppBillingInfo, ({ params }) => answer(params.appId)),
      mock(updateAppBillingInfo, ({ params, body, ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        recipient = { ...body, taxCode: body.taxCode === '' ? null : body.taxCode };
        version += 1;
        return answer(params.appId);
      }),
    ],
    changeElsewhere: (changed: Partial<BillingRecipient>) => {
      recipient = { ...(recipient ?? RECIPIENT), ...changed };
      version += 1;
    },
  };
}

export const billingInfoUnavailable = () => mock(getAppBillingInfo, () => respondWithError(500));
export const billingInfoSlow = () => mockSlow(getAppBillingInfo);
