import type { AnyCall } from '../../http/call'
import { isYoungChild } from '../../security/masks'
import { searchHashes, unseal } from '../../security/personal-data'
import { coversPosition } from '../../security/scope'
import { findVerifiedContacts } from '../contacts/contacts.service'
import { effectiveState } from './effective-state'
import { type DuplicateAccount, listDuplicates } from './registration-checks.queries'
import { AUDIT } from './registration-submit.service'
import type { RegistrationRecord } from './registrations.queries'

type Reader = Pick<AnyCall, 'db' | 'secrets' | 'clock' | 'actor'>

/** Accounts within the reader's scope that a pending request may belong to. */
export async function duplicatesOf({ db, secrets, actor, clock }: Reader, request: RegistrationRecord) {
  if (effectiveState(request, clock.now()) !== 'pending') return []
  const { idCardEnc, schoolId, name } = request
  const hashes = idCardEnc === null ? [] : await searchHashes(secrets, await unseal(secrets, idCardEnc))
  const found = await listDuplicates(db, { schoolId, name, hashes })
  return found.filter(({ position }) => coversPosition(actor.scopeOf(AUDIT), position))
}

/** Where a code for an account can be sent to: its confirmed contacts. A child under fourteen gets none. */
export async function contactsForProof(
  call: Pick<AnyCall, 'db' | 'secrets' | 'clock' | 'mailer' | 'texter'>,
  { id, birthDate }: DuplicateAccount,
) {
  if (isYoungChild(birthDate, call.clock.now())) return { mobile: null, email: null }
  const { mobile, email } = await findVerifiedContacts(call, id)
  return {
    mobile: call.texter.isConnected && mobile !== undefined ? mobile : null,
    email: call.mailer.isConnected && email !== undefined ? email : null,
  }
}
