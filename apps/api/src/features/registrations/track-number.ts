/** Letters and digits that are not mistaken for one another: 32 of them, so that each byte gives five bits evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** A tracking number: fifty random bits, so that no request is found by guessing. */
export function newTrackNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return `ZC${Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')}`
}
