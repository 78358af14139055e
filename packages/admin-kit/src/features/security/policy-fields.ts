/** The values of the policy, in their order. */
export const policyFields = ['lockFailures', 'idleMinutes', 'passwordDays'] as const

/** What the server accepts. */
export const policyLimits = {
  lockFailures: { min: 3, max: 10 },
  idleMinutes: { min: 5, max: 480 },
  passwordDays: { min: 0, max: 365 },
} as const
