import { type BrokenRule, brokenRules, ownPasswordRules } from '@doorway/api-client/rules'

export { ownPasswordParts } from '@doorway/api-client/rules'

/** What is wrong with the new password and its repetition; the same rules as the server's. */
export function brokenIn(newPassword: string, confirm: string): BrokenRule[] {
  const broken = brokenRules(ownPasswordRules, { newPassword })
  if (confirm === '') broken.push({ field: 'confirm', key: 'password.error.confirmRequired' })
  else if (confirm !== newPassword) broken.push({ field: 'confirm', key: 'password.error.confirmMismatch' })
  return broken
}
