import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import * as service from './principals.service'

const done = {
  pass: 'schoolProfiles.passed',
  return: 'resources.returned',
  off: 'resources.takenOff',
  on: 'principals.putBack',
} as const

/** Principals of the caller's scope with the state of their profiles. */
const queryPagePrincipals: Handler<'queryPagePrincipals'> = async (call) => ok(await service.readPrincipalPage(call))

/** What is public about a principal, and the draft. */
const getPrincipal: Handler<'getPrincipal'> = async (call) => ok(await service.readPrincipal(call))

/** Writes the draft of a principal. */
const savePrincipal: Handler<'savePrincipal'> = async (call) => ok(await service.savePrincipal(call), 'resources.saved')

/** Submits the draft of a principal. */
const submitPrincipal: Handler<'submitPrincipal'> = async (call) =>
  ok(await service.submitPrincipal(call), 'resources.submitted')

/** Passes or returns a draft, takes a profile off the portal or puts it back. */
const auditPrincipal: Handler<'auditPrincipal'> = async (call) =>
  ok(await service.auditPrincipal(call), done[call.body.decision])

/** Deletes a profile that was never on the portal. */
const deletePrincipal: Handler<'deletePrincipal'> = async (call) => {
  await service.deletePrincipal(call)
  return ok(null, 'principals.deleted')
}

/** Operations of this feature. */
export const principalsFeature: Feature = {
  signedIn: { queryPagePrincipals, getPrincipal, savePrincipal, submitPrincipal, auditPrincipal, deletePrincipal },
}
