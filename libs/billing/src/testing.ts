export {
  QUOTA_PLANS,
  quotaPlanOutage,
  quotaPlansListed,
  quotaPlansSlow,
} from './testing/quota-plan-handlers';
