import { createServer, type Socket } from 'node:net'
import { expect } from 'vitest'

/** A mail server that stores what it receives, for the journeys of one file. */
export interface MailSink {
  /** What `MAIL_URL` names. */
  readonly url: string
  /** Every message so far, as text. */
  readonly messages: readonly string[]
  stop(): void
}

const bodyOf = (message: string) => {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const isEncoded = /content-transfer-encoding: base64/i.test(head)
  return isEncoded ? Buffer.from(body.join(''), 'base64').toString() : body.join('\n\n')
}

const END = '\r\n.\r\n'

/** One conversation of the protocol: every command is accepted, and what follows DATA is a message. */
function converse(socket: Socket, messages: string[]) {
  let received = ''
  let isMessage = false
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.write('220 sink\r\n')
  socket.on('data', (part: string) => {
    received += part
    for (;;) {
      const mark = isMessage ? END : '\r\n'
      const at = received.indexOf(mark)
      if (at < 0) return
      const text = received.slice(0, at)
      received = received.slice(at + mark.length)
      if (isMessage) messages.push(bodyOf(text))
      isMessage = !isMessage && /^data/i.test(text)
      socket.write(isMessage ? '354 go on\r\n' : /^quit/i.test(text) ? '221 bye\r\n' : '250 sink\r\n')
    }
  })
}

/** Starts a mail server at a free port. */
export function openMailSink(): Promise<MailSink> {
  const messages: string[] = []
  const server = createServer((socket) => converse(socket, messages))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, messages, stop: () => server.close() })
    })
  })
}

/** The code in the message with a number, the first being 1; waits for it. */
export async function codeInMail({ messages }: MailSink, number: number): Promise<string> {
  await expect.poll(() => messages.length, { timeout: 20_000 }).toBe(number)
  const [code] = /\d{6}/.exec(messages.at(-1) ?? '') ?? []
  if (code === undefined) throw new Error(`The message has no code: ${messages.at(-1)}`)
  return code
}
