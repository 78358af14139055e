import { LRUCache } from 'lru-cache'
import { sha256 } from './secrets'

const MAX_TOKENS = 2_000
const hashes = new LRUCache<string, string>({ max: MAX_TOKENS })

/** The hash that a token is stored under. Those of the latest callers are cached: computing one costs more than loading its session. */
export async function hashOfToken(token: string): Promise<string> {
  const cached = hashes.get(token)
  if (cached !== undefined) return cached
  const hash = await sha256(token)
  hashes.set(token, hash)
  return hash
}
