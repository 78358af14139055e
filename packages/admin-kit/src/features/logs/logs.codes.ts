/** Permission codes of the logs. */
export const logCodes = {
  logins: 'log:login:list',
  exportLogins: 'log:login:export',
  operations: 'log:oper:list',
  exportOperations: 'log:oper:export',
  personal: 'log:pii:list',
} as const
