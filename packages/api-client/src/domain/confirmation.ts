/** A change of an account that a second person has to confirm, or has confirmed. */
export interface Confirmation {
  id: string
  /** `user.resetPassword`, `user.disable`, `user.delete`, `user.roles`, `user.edit`, `user.unlock`, `user.reveal`; others may follow. */
  action: string
  /** The person whose account it concerns. */
  targetId: number
  targetName: string
  targetUsername: string
  requesterName: string
  /** Times as `yyyy-MM-dd HH:mm:ss` in the time zone of the site. */
  requestedAt: string
  expiresAt: string
  isConfirmed: boolean
  /** Requested by the signed-in person, who cannot decide it. */
  isOwn: boolean
}
