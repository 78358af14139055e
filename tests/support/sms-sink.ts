import { createServer } from 'node:http'
import { expect } from 'vitest'

/** A gateway for text messages that stores what it receives, for the journeys of one file. */
export interface SmsSink {
  /** What `SMS_URL` names. */
  readonly url: string
  readonly messages: readonly { to: string; text: string }[]
  stop(): void
}

/** Starts a gateway at a free port. */
export async function openSmsSink(): Promise<SmsSink> {
  const messages: { to: string; text: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      messages.push(JSON.parse(text))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/send`, messages, stop: () => server.close() }
}

/** The code in the message with a number, the first being 1; waits for it. */
export async function codeInText({ messages }: SmsSink, number: number): Promise<string> {
  await expect.poll(() => messages.length, { timeout: 20_000 }).toBe(number)
  const [code] = /\d{6}/.exec(messages.at(-1)?.text ?? '') ?? []
  if (code === undefined) throw new Error(`The message has no code: ${messages.at(-1)?.text}`)
  return code
}
