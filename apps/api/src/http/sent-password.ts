import { decryptPassword } from '../security/password-encryption'
import { refuse } from './refusals'

/**
 * The password of a request as the person typed it. With a private key configured only encrypted ones are taken
 * (section 7).
 */
export async function readPassword(sent: string, privatePem: string | undefined): Promise<string> {
  if (privatePem === undefined || sent === '') return sent
  const password = await decryptPassword(sent, privatePem)
  if (password === undefined) throw refuse('PASSWORD_UNREADABLE', 'password.undecipherable')
  return password
}
