import type { Config } from '../config'
import type { ServerLog } from '../http/server-context'
import { noTexter, type Texter } from '../mail/texter'

const TIMEOUT_MS = 20_000
const SHOWN_DIGITS = 4

/** Writes messages to the log in place of sending them: for the demo and for trying the forms. */
function logTexter(log: ServerLog): Texter {
  return {
    isConnected: true,
    send: ({ to, text }) => {
      log.warn({ to: `…${to.slice(-SHOWN_DIGITS)}`, text }, 'a text message, logged in place of being sent')
      return Promise.resolve()
    },
  }
}

/** Posts messages as JSON, `to` and `text`, to the address of a gateway. */
function httpTexter(url: string, token: string | undefined): Texter {
  return {
    isConnected: true,
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway for text messages responded with ${response.status}.`)
    },
  }
}

/** The gateway that the environment names; without one the demo logs its messages, and other servers send none. */
export function openTexter(
  { SMS_URL, SMS_TOKEN, DEMO }: Pick<Config, 'SMS_URL' | 'SMS_TOKEN' | 'DEMO'>,
  log: ServerLog,
): Texter {
  if (SMS_URL === undefined) return DEMO === '1' ? logTexter(log) : noTexter
  return SMS_URL === 'log:' ? logTexter(log) : httpTexter(SMS_URL, SMS_TOKEN)
}
