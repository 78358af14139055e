import { windowOf } from '../../db/page-window'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { registrationsSince } from '../auth/free-username'
import type { Feature } from '../feature'
import { countInvitations, findByCode, pageInvitations } from './class-invitations.queries'
import {
  AUDIT,
  closeInvitation,
  createInvitation,
  presentInvitation,
  presentInvitedClass,
} from './class-invitations.service'

/** Codes of the classes in the caller’s scope. */
const queryPageClassInvitations: Handler<'queryPageClassInvitations'> = async ({ db, actor, clock, body }) => {
  const { currentPage, pageSize } = body
  const now = clock.now()
  const scope = actor.scopeOf(AUDIT)
  const rows = await pageInvitations(db, scope, registrationsSince(now), windowOf(currentPage, pageSize))
  const total = await countInvitations(db, scope)
  return ok({ data: rows.map((row) => presentInvitation(row, now)), total, currentPage, pageSize })
}

/** A code for a class. */
const createClassInvitation: Handler<'createClassInvitation'> = async (call) =>
  ok(await createInvitation(call), 'registrations.invitationCreated')

/** No more requests with a code. */
const closeClassInvitation: Handler<'closeClassInvitation'> = async (call) =>
  ok(await closeInvitation(call), 'registrations.invitationClosedNow')

/** The class of a code, for those who register with it. */
const getInvitedClass: PublicHandler<'getInvitedClass'> = async ({ db, clock, query }) => {
  const now = clock.now()
  const found = await findByCode(db, query.code.toUpperCase(), registrationsSince(now))
  if (!found) throw notFound()
  return ok(presentInvitedClass(found, now))
}

/** Operations of this feature. */
export const classInvitationsFeature: Feature = {
  open: { getInvitedClass },
  signedIn: { queryPageClassInvitations, createClassInvitation, closeClassInvitation },
}
