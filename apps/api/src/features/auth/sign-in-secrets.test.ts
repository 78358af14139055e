import { createRequire } from 'node:module'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchas } from '../../db/tables/sign-in'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { sha256 } from '../../security/secrets'
import { openTestApp } from '../../testing/open-test-app'

const pemOf = (der: ArrayBuffer) =>
  `-----BEGIN PRIVATE KEY-----\n${Buffer.from(der).toString('base64')}\n-----END PRIVATE KEY-----\n`
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
const pair = await crypto.subtle.generateKey(
  { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
)

const plain = await openTestApp()
const sealed = await openTestApp({ passwordPrivateKey: pemOf(await crypto.subtle.exportKey('pkcs8', pair.privateKey)) })

describe('a server with a key for passwords', () => {
  async function encrypt(password: string): Promise<string> {
    const { body } = await sealed.anonymous().get('/api/auth/publicKey')
    const { publicKey } = { publicKey: '', ...Object(body.data) }
    expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n[\s\S]+\n-----END PUBLIC KEY-----\n$/)
    const der = Buffer.from(publicKey.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
    const key = await crypto.subtle.importKey('spki', der, algorithm, false, ['encrypt'])
    const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password))
    return Buffer.from(bytes).toString('base64')
  }

  it('takes passwords encrypted for the key that it serves', async () => {
    expect((await sealed.signIn('t_linyq', await encrypt(STORY_PASSWORD))).success).toBe(true)
    expect((await sealed.signIn('t_linyq', await encrypt('Wrong@2026'), '10.7.0.1')).code).toBe('LOGIN_FAILED')
  })

  it('takes the password of a new person encrypted, and applies the rule to what it says', async () => {
    const admin = sealed.withToken(Object((await sealed.signIn('admin', await encrypt(STORY_PASSWORD))).data).token)
    const person = {
      username: 'sealed_01',
      name: '封好',
      userType: '2',
      schoolId: 2,
      areaCode: '380100',
      email: 's@doorway.example',
    }
    const add = async (password: string) =>
      admin.post('/api/userInfo/insertOrUpdateUserInfo', { ...person, password: await encrypt(password) })
    expect((await add('weak')).body.errors).toMatchObject([{ field: 'password' }])
    expect((await add('Sealed@2026')).body.success).toBe(true)
    expect((await sealed.signIn('sealed_01', await encrypt('Sealed@2026'))).success).toBe(true)
  })

  it('refuses a plain password, the right one too', async () => {
    expect((await sealed.signIn('t_linyq', STORY_PASSWORD)).code).toBe('PASSWORD_UNREADABLE')
  })
})

describe('a server without such a key', () => {
  it('says that there is none', async () => {
    expect((await plain.anonymous().get('/api/auth/publicKey')).body.data).toEqual({ publicKey: null })
  })
})

describe('after twenty failures of a name', () => {
  const ip = '10.30.0.1'
  const attempt = async (captcha: { captchaId: string; captchaCode: string }) => {
    const body = { username: 't_hejf', password: STORY_PASSWORD, ...captcha }
    return (await plain.anonymous(ip).post('/api/auth/login', body)).body
  }

  it('a right captcha lets the right password in, once', async () => {
    const guesses = Array.from({ length: 20 }, (_, index) => plain.signIn('t_hejf', 'Wrong@2026', `10.20.${index}.1`))
    await Promise.all(guesses)
    const { body } = await plain.anonymous(ip).get('/api/auth/captcha')
    const { captchaId, image } = { captchaId: '', image: '', ...Object(body.data) }
    expect(atob(image.replace('data:image/svg+xml;base64,', ''))).not.toContain('<text')
    // The picture cannot be read here, so the captcha gets a solution that the test knows.
    const solutionHash = await sha256(`${captchaId} HK47`)
    await plain.db.update(captchas).set({ solutionHash }).where(eq(captchas.id, captchaId))
    expect(await attempt({ captchaId, captchaCode: ' hk47 ' })).toMatchObject({ success: true })
    expect(await attempt({ captchaId, captchaCode: 'HK47' })).toMatchObject({ code: 'CAPTCHA_WRONG' })
  })
})

describe('the cost of signing in', () => {
  const native: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
  const hashes = vi.spyOn(native, 'verify')

  // The first attempt creates the hash that is verified for unknown names.
  beforeAll(() => plain.signIn('nobody_here', STORY_PASSWORD, '10.40.0.1'))
  beforeEach(() => void hashes.mockClear())
  afterAll(() => hashes.mockRestore())

  it.each([
    ['an unknown name', 'nobody_here', STORY_PASSWORD],
    ['a wrong password', 't_linyq', 'Wrong@2026'],
    ['no password', 't_linyq', ''],
    ['a disabled account', 't_stopped', STORY_PASSWORD],
  ])('is that of one full hash for %s', async (_, username, password) => {
    expect((await plain.signIn(username, password, '10.40.0.1')).code).toBe('LOGIN_FAILED')
    expect(hashes).toHaveBeenCalledOnce()
    const [verified = ''] = hashes.mock.calls[0] ?? []
    // A hash of 32 bytes at the cost that is due.
    expect(verified).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })
})
