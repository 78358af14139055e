/** A message to one mailbox, in plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail. */
export interface Mailer {
  /** Is there a mail server? Without one nothing may rely on mail. */
  isConnected: boolean
  /** Resolves when the mail server has accepted the message; rejects when it has not, or not in time. */
  send: (mail: Mail) => Promise<void>
}

/** No mail server: nothing is sent. */
export const noMailer: Mailer = {
  isConnected: false,
  send: () => Promise.reject(new Error('No mail server is configured (MAIL_URL).')),
}
