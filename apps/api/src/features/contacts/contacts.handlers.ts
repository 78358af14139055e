import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { deleteOldCodes } from './contacts.queries'
import {
  createRecoveryCodes as createCodes,
  readOwnContacts,
  sendCode,
  verifyContact as verify,
} from './contacts.service'

/** One's own number and mailbox, masked. */
const getOwnContacts: Handler<'getOwnContacts'> = async (call) => ok(await readOwnContacts(call))

/** Sends a code to one of them. */
const sendContactCode: Handler<'sendContactCode'> = async (call) => ok(await sendCode(call), 'contacts.codeSent')

/** Confirms one of them. */
const verifyContact: Handler<'verifyContact'> = async (call) => {
  await verify(call)
  return ok(await readOwnContacts(call), 'contacts.verified')
}

/** Makes codes to write down. */
const createRecoveryCodes: Handler<'createRecoveryCodes'> = async (call) => ok({ codes: await createCodes(call) })

const RETENTION_MS = 2 * 24 * 3_600_000

/** Operations of this feature. Codes are removed two days after their end, when no limit needs them any more. */
export const contactsFeature: Feature = {
  maintain: ({ db, clock }) => deleteOldCodes(db, new Date(clock.now().getTime() - RETENTION_MS)),
  signedIn: { getOwnContacts, sendContactCode, verifyContact, createRecoveryCodes },
}
