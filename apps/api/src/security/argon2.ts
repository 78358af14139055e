import { argon2id, argon2Verify } from 'hash-wasm'

/** What a hash costs. */
interface Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

// Argon2 of Node itself, from 24.7 on: a third of the time, and on a thread of its own, so that no request waits for
// another one's sign-in. Older ones and browsers use the library. Imported in this way because browsers load this
// file as well.
const node =
  'process' in globalThis && 'getBuiltinModule' in process ? process.getBuiltinModule('node:crypto') : undefined
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const LENGTH = 32

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

function derive(password: string, salt: Uint8Array, { memory, passes, parallelism }: Cost, length: number) {
  const parameters = { message: Buffer.from(password), nonce: salt, memory, passes, parallelism, tagLength: length }
  return new Promise<Uint8Array>((resolve, reject) => {
    node?.argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** argon2id in its usual notation, which holds cost and salt. */
export async function hashArgon2(password: string, salt: Uint8Array, cost: Cost): Promise<string> {
  const { memory, passes, parallelism } = cost
  if (node?.argon2 === undefined)
    return argon2id({
      password,
      salt,
      parallelism,
      iterations: passes,
      memorySize: memory,
      hashLength: LENGTH,
      outputType: 'encoded',
    })
  const key = await derive(password, salt, cost, LENGTH)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`
}

/** Is a hash of {@link hashArgon2} that of this password? At the cost that the hash names. */
export async function verifyArgon2(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = ENCODED.exec(hash) ?? []
  if (node?.argon2 === undefined || salt === undefined || key === undefined) return argon2Verify({ password, hash })
  const expected = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return node.timingSafeEqual(found, expected)
}
