import { argon2id, argon2Verify } from 'hash-wasm'
import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { hashArgon2, verifyArgon2 } from './argon2'

const native: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
const cost = { memory: 64, passes: 2, parallelism: 1 }
const salt = new TextEncoder().encode('sixteen bytes ok')
const passwords = ['Doorway@2026', ' ', '口令：云泽', 'e\u0301', '\u{1f511}'.repeat(20)]

const ofLibrary = (password: string) =>
  argon2id({
    password,
    salt,
    parallelism: 1,
    iterations: 2,
    memorySize: 64,
    hashLength: 32,
    outputType: 'encoded',
  })

describe('a hash of a password', () => {
  it.each(passwords)('is the same from the binary and from the library: %j', async (password) => {
    const hashes = vi.spyOn(native, 'hash')
    const made = await hashArgon2(password, salt, cost)
    expect(hashes).toHaveBeenCalledOnce()
    hashes.mockRestore()
    expect(made).toBe(await ofLibrary(password))
  })

  it.each(passwords)('made by the library fits its password and no other: %j', async (password) => {
    const hash = await ofLibrary(password)
    expect(await verifyArgon2(password, hash)).toBe(true)
    expect(await verifyArgon2(`${password}x`, hash)).toBe(false)
    expect(await verifyArgon2(password.slice(1), hash)).toBe(false)
    expect(await argon2Verify({ password, hash: await hashArgon2(password, salt, cost) })).toBe(true)
  })

  it('is checked at the cost and with the salt that it names', async () => {
    const hash = await hashArgon2('Doorway@2026', salt, { memory: 128, passes: 3, parallelism: 2 })
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=128,t=3,p=2\$/)
    expect(await verifyArgon2('Doorway@2026', hash)).toBe(true)
    expect(await verifyArgon2('Doorway@2026', hash.replace('t=3', 't=2'))).toBe(false)
  })

  it('that is none fits no password', async () => {
    await expect(verifyArgon2('x', '')).rejects.toThrow()
    await expect(verifyArgon2('x', 'plain')).rejects.toThrow()
  })
})
