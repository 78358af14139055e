import { base64Url, type Secrets } from './secrets'

/** How long an address with a key is good (domain 3.4). */
const GOOD_FOR_S = 600
const KEY = /^(\d{1,11})\.([\w-]{43})$/

async function signature({ links }: Secrets, fileId: string, until: number): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', links, new TextEncoder().encode(`${fileId} ${until}`))
  return base64Url(new Uint8Array(signed))
}

/** A key to one file, for tags that cannot send a token. */
export async function fileKey(secrets: Secrets, fileId: string, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + GOOD_FOR_S
  return `${until}.${await signature(secrets, fileId, until)}`
}

/** Does the key open this file now? */
export async function opens(
  secrets: Secrets,
  fileId: string,
  { key, now }: { key: string; now: Date },
): Promise<boolean> {
  const [, until, signed] = KEY.exec(key) ?? []
  if (until === undefined || Number(until) * 1000 < now.getTime()) return false
  return signed === (await signature(secrets, fileId, Number(until)))
}
