/** Letters and digits that are not mistaken for one another when they are read aloud or copied by hand: 32 of them. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** A random code for people to type, of fifty bits: none is found by guessing. */
export function newReadableCode(): string {
  // 32 characters divide 256, so that each is equally likely.
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join('')
}
