import { getAppBillingInfo, getBillingInfo, updateAppBillingInfo } from '@console/billing/contract';
import { lockManagedApp } from '../apps/lock-app';
import { changeDetail } from '../audit/change-detail';
import { recordAudit } from '../audit/record-audit';
import { billingInfos } from '../database/schema';
import { changedMeanwhile } from '../http/entity-version';
import { route } from '../http/route';
import { billingInfoOfApp, recipientOf } from './billing-info-of-app';
import { requireApp } from './billed-app';

export const billingInfoRoutes = [
  route(getBillingInfo, async ({ db, authority, request }) => {
    await requireApp(db, authority, request.appId);
    return (await billingInfoOfApp(db, request.appId)).info;
  }),

  route(getAppBillingInfo, async ({ params, db, authority, setVersion }) => {
    await requireApp(db, authority, params.appId);
    const { info, version } = await billingInfoOfApp(db, params.appId);
    setVersion(version);
    return info;
  }),

  route(updateAppBillingInfo, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, body, authority, now, knownVersion, setVersion } = call;
      const { appId } = params;
      const app = await lockManagedApp(transaction, authority, appId);
      const before = await recipientOf(transaction, appId);
      if (knownVersion !== undefined && knownVersion !== before.version) throw changedMeanwhile();

      const recipient = { ...body, taxCode: body.taxCode === '' ? null : body.taxCode };
      const detail = changeDetail(before.recipient ?? {}, recipient);
      if (Object.keys(detail).length > 0) {
        const changed = { ...recipient, version: before.version + 1, updatedAt: now };
        await transaction
          .insert(billingInfos)
          .values({ appId, ...changed })
          .onConflictDoUpdate({ target: billingInfos.appId, set: changed });
        await recordAudit(transaction, call, {
          action: 'billing-info.update',
          appId,
          targetId: appId,
          targetName: app.name,
          detail,
        });
      }
      const { info, version } = await billingInfoOfApp(transaction, appId);
      setVersion(version);
      return info;
    }),
  ),
];
