export function signInLines({ url, apiBaseUrl, firstOperator }) {
  const ready = `Signalbox is ready: ${url}`;
  if (apiBaseUrl) return ['', ready, `  Sign in with an account of ${apiBaseUrl}`];
  return [
    '',
    ready,
    `  Email:    ${firstOperator.email}`,
    `  Password: ${firstOperator.password ?? '(the one chosen for this account)'}`,
  ];
}
