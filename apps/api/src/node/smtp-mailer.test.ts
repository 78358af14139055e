import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { openMailer } from './smtp-mailer'

const received: { to: string[]; content: string }[] = []
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'doorway' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
  onData: (stream, { envelope }, done) => {
    let content = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => (content += part))
    stream.on('end', () => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), content })
      done()
    })
  },
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
const address = server.server.address()
const port = typeof address === 'object' && address ? address.port : 0
const mail = { to: 'lin@doorway.example', subject: '登录密码已重置', text: '一次性密码：Kq7@mZx2' }

describe('mail', () => {
  it('reaches the mail server that the environment names', async () => {
    const mailer = openMailer({
      MAIL_URL: `smtp://doorway:p%40ss@127.0.0.1:${port}`,
      MAIL_FROM: 'noreply@doorway.example',
    })
    expect(mailer.isConnected).toBe(true)
    await mailer.send(mail)
    expect(received.at(-1)?.to).toEqual(['lin@doorway.example'])
    const [head = '', body = ''] = (received.at(-1)?.content ?? '').split('\r\n\r\n')
    expect(head).toContain('From: noreply@doorway.example')
    expect(head).toMatch(/Subject: =\?UTF-8\?/)
    expect(Buffer.from(body, 'base64').toString()).toContain('Kq7@mZx2')
  })

  it('that is refused rejects', async () => {
    const mailer = openMailer({
      MAIL_URL: `smtp://doorway:wrong@127.0.0.1:${port}`,
      MAIL_FROM: 'noreply@doorway.example',
    })
    await expect(mailer.send(mail)).rejects.toThrow(/Invalid login|wrong password/)
  })

  it('is not connected without an address', () => {
    expect(openMailer({ MAIL_URL: undefined, MAIL_FROM: undefined }).isConnected).toBe(false)
  })
})
