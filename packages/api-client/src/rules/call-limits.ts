/** How long a call may take. Apart from the other limits, since the client alone needs no more of them. */
export const callLimits = {
  /** Milliseconds a call may take (sections 7 and 9). */
  callTimeoutMs: 20_000,
  /** Milliseconds a file call may take (sections 7 and 9). */
  fileTimeoutMs: 3_600_000,
} as const
