/** The methods that a call of the platform may have. */
export const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function isApiMethod(method: string): boolean {
  return API_METHODS.some((known) => known === method);
}

/** False for a method whose body nobody reads. */
export function carriesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
