const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** A random code of a certificate: letters and digits that are not mistaken for one another. */
export function randomVerifyCode(): string {
  // 32 letters divide 256, so that each is equally likely.
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  ).join('')
}
