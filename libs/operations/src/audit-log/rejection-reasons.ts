export const REJECTION_REASONS = [
  [400, 'notAccepted'],
  [401, 'notProven'],
  [403, 'notAllowed'],
  [404, 'notFound'],
  [409, 'notPossible'],
  [412, 'raced'],
  [422, 'notUnderstood'],
  [429, 'tooOften'],
] as const;
