import { z } from 'zod';

const Text = z.union([z.string(), z.array(z.string())]);

/**
 * The body of every refusal. `fieldErrors` is this platform's addition: messages by body field, so that a form can put
 * each beside its input. So is `inactiveMinutes` of a 401: the session ended after so many minutes without activity. @see spec 3.16
 */
export const ErrorResponse = z.object({
  statusCode: z.int(),
  message: Text.optional(),
  errors: Text.optional(),
  requestId: z.string().optional(),
  inactiveMinutes: z.int().positive().optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorResponse = z.output<typeof ErrorResponse>;
