import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { auditProfile, readProfile, readProfilePage, saveProfile, submitProfile } from './school-profiles.service'

const done = { pass: 'schoolProfiles.passed', return: 'resources.returned', off: 'resources.takenOff' } as const

/** Schools of the caller's scope with the state of what they present. */
const queryPageSchoolProfiles: Handler<'queryPageSchoolProfiles'> = async (call) => ok(await readProfilePage(call))

/** What a school presents, and its draft. */
const getSchoolProfile: Handler<'getSchoolProfile'> = async (call) => ok(await readProfile(call))

/** Writes the draft of a school. */
const saveSchoolProfile: Handler<'saveSchoolProfile'> = async (call) => ok(await saveProfile(call), 'resources.saved')

/** Submits the draft of a school. */
const submitSchoolProfile: Handler<'submitSchoolProfile'> = async (call) =>
  ok(await submitProfile(call), 'resources.submitted')

/** Passes or returns a draft, or takes a profile off the portal. */
const auditSchoolProfile: Handler<'auditSchoolProfile'> = async (call) =>
  ok(await auditProfile(call), done[call.body.decision])

/** Operations of this feature. */
export const schoolProfilesFeature: Feature = {
  signedIn: {
    queryPageSchoolProfiles,
    getSchoolProfile,
    saveSchoolProfile,
    submitSchoolProfile,
    auditSchoolProfile,
  },
}
