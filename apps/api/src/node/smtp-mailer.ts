import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { type Mailer, noMailer } from '../mail/mailer'

/** How long a mail server may take for each step. */
const STEP_MS = 20_000

/** The mail server that the environment names. Without one nothing is sent. */
export function openMailer({ MAIL_URL, MAIL_FROM }: Pick<Config, 'MAIL_URL' | 'MAIL_FROM'>): Mailer {
  if (MAIL_URL === undefined) return noMailer
  const transport = createTransport({
    url: MAIL_URL,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  })
  return {
    isConnected: true,
    send: async (mail) => {
      await transport.sendMail({ from: MAIL_FROM, ...mail })
    },
  }
}
