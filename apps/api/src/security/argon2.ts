import { argon2id, argon2Verify } from 'hash-wasm'

/** What a hash costs. */
interface Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

const LENGTH = 32

/**
 * argon2 as machine code: half the time of Node's own, a quarter of the library's in WebAssembly, and on a thread of its
 * own, so that no request waits for another one's sign-in. Undefined in browsers, which load this file as well, and where
 * no binary is installed. Loaded in this way so that no bundler follows it.
 */
function loadNative(): typeof import('@node-rs/argon2') | undefined {
  if (!('process' in globalThis) || !('getBuiltinModule' in process)) return undefined
  try {
    return process.getBuiltinModule('node:module').createRequire(import.meta.url)('@node-rs/argon2')
  } catch {
    return undefined
  }
}

const native = loadNative()

/** argon2id in its usual notation, which holds cost and salt. */
export function hashArgon2(password: string, salt: Uint8Array, cost: Cost): Promise<string> {
  const { memory, passes, parallelism } = cost
  if (native) {
    return native.hash(password, {
      salt,
      memoryCost: memory,
      timeCost: passes,
      parallelism,
      outputLen: LENGTH,
    })
  }
  return argon2id({
    password,
    salt,
    parallelism,
    iterations: passes,
    memorySize: memory,
    hashLength: LENGTH,
    outputType: 'encoded',
  })
}

/** Is a hash of {@link hashArgon2} that of this password? At the cost that the hash names. */
export async function verifyArgon2(password: string, hash: string): Promise<boolean> {
  return native ? native.verify(hash, password) : argon2Verify({ password, hash })
}
