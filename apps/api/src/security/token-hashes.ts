import { sha256 } from './secrets'

const MOST = 2_000
const hashes = new Map<string, string>()

/** The hash that a token is stored under. Those of the last callers are kept: making one costs more than the look-up it is for. */
export async function hashOfToken(token: string): Promise<string> {
  const known = hashes.get(token)
  if (known !== undefined) return known
  const hash = await sha256(token)
  hashes.set(token, hash)
  const oldest = hashes.keys().next()
  if (hashes.size > MOST && !oldest.done) hashes.delete(oldest.value)
  return hash
}
