import { createServer } from 'node:http'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openTexter } from './sms-gateway'

const received: { authorization: string | undefined; body: unknown }[] = []
let status = 200
const gateway = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}')
  })
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
afterAll(() => gateway.close())
const address = gateway.address()
const SMS_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/send`
const MESSAGE = { to: '16100000001', text: '验证码：123456' }
const log = { error: vi.fn(), warn: vi.fn() }

describe('text messages', () => {
  it('are posted to the gateway with its token', async () => {
    const texter = openTexter({ SMS_URL, SMS_TOKEN: 'secret', DEMO: '0' }, log)
    await texter.send(MESSAGE)
    expect(received).toEqual([{ authorization: 'Bearer secret', body: MESSAGE }])
    expect(log.warn).not.toHaveBeenCalled()
  })

  it.each([500, 302])('that the gateway responds to with %i are not sent', async (code) => {
    status = code
    await expect(openTexter({ SMS_URL, SMS_TOKEN: undefined, DEMO: '0' }, log).send(MESSAGE)).rejects.toThrow()
  })

  it('are logged in the demo, without the number, and not sent elsewhere without a gateway', async () => {
    await openTexter({ SMS_URL: undefined, SMS_TOKEN: undefined, DEMO: '1' }, log).send(MESSAGE)
    expect(log.warn).toHaveBeenCalledWith({ to: '…0001', text: MESSAGE.text }, expect.any(String))
    const none = openTexter({ SMS_URL: undefined, SMS_TOKEN: undefined, DEMO: '0' }, log)
    expect(none.isConnected).toBe(false)
    await expect(none.send(MESSAGE)).rejects.toThrow('SMS_URL')
  })
})
