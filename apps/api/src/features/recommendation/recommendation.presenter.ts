import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { fileUrl } from '../../files/file-url'
import type { AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { coversPosition } from '../../security/scope'
import { EDIT, isListOpen, isOwnUnit, phaseOf, SUBMIT } from './recommendation.policy'
import type { UnitRow } from './recommend-units.queries'
import type { UnitWorkRow } from './recommended-works.queries'

type Viewer = Pick<AnyCall, 'actor' | 'secrets'> & { now: Date }

async function confirmationOf({ secrets, now }: Viewer, { fileId, fileName, state }: UnitRow) {
  if (fileId === null || fileName === null || state !== 'submitted') return null
  return { name: fileName, url: `${fileUrl(fileId)}?key=${await fileKey(secrets, fileId, now)}` }
}

/** A unit with its quotas and list, and what the caller may do with it now. */
export async function presentUnit(viewer: Viewer, unit: UnitRow): Promise<Schema<'RecommendUnit'>> {
  const { actor, now } = viewer
  const { level, orgId, orgName, state, listed, quotas, submittedAt, returnReason } = unit
  const { name, startAt, endAt } = phaseOf(unit)
  const isOpen = isListOpen(unit, now)
  const isOwn = isOwnUnit(actor, unit)
  const isDraft = isOwn && isOpen && state !== 'submitted'
  const has = (code: string) => actor.codes.has(code) && coversPosition(actor.scopeOf(code), unit.lft)
  return {
    level,
    orgId,
    orgName,
    isOwn,
    phaseName: name,
    startAt: siteTime(startAt),
    endAt: siteTime(endAt),
    isOpen,
    state,
    listed,
    quotas: quotas.map(({ groupId, groupName, quota, used }) => ({ groupId, groupName, quota, used })),
    submittedAt: submittedAt === null ? null : siteTime(new Date(submittedAt)),
    returnReason,
    confirmation: await confirmationOf(viewer, unit),
    mayEdit: isDraft && has(EDIT),
    maySubmit: isDraft && has(SUBMIT),
    mayReturn: !isOwn && isOpen && state === 'submitted' && has(SUBMIT),
  }
}

/** A work on the list of a unit, or one that it may recommend. */
export function presentUnitWork(row: UnitWorkRow): Schema<'RecommendWork'> {
  const { id, workNo, title, groupName, courseName, applicantName, schoolName, state, rank, isEligible } = row
  return { id, workNo, title, groupName, courseName, applicantName, schoolName, state, rank, isEligible }
}
