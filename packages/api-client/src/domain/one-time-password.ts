/** A password that opens one sign-in. Either member is null. */
export interface OneTimePassword {
  /** To be shown once; null when the server has sent it to its owner. */
  password: string | null
  /** The masked mailbox of the owner that it was sent to. */
  sentTo: string | null
}
