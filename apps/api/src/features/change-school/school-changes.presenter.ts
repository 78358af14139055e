import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { mayDecide } from './school-changes.policy'
import { currentStep, isUndecided, stepsOf, type Step } from './school-change-steps'
import {
  type ChangeFileRow,
  listChangeFiles,
  listSteps,
  type SchoolChangeRow,
  type StepRow,
} from './school-changes.queries'

/** Those who decide read names of people; the sender reads those of organizations alone. */
type Audience = 'decider' | 'sender'
type Viewer = Pick<AnyCall, 'actor' | 'secrets' | 'clock'>

function presentStep(
  change: SchoolChangeRow,
  step: Step,
  decided: StepRow | undefined,
  audience: Audience,
): Schema<'SchoolChangeStep'> {
  const planned = { out: change.fromSchoolName, in: change.toSchoolName, authority: null }[step]
  return {
    step,
    orgName: step === 'authority' ? (decided?.orgName ?? null) : planned,
    decision: decided?.decision ?? null,
    byName: audience === 'decider' ? (decided?.byName ?? null) : null,
    at: decided ? siteTime(decided.at) : null,
    reason: decided?.reason ?? null,
  }
}

async function presentFile({ secrets, clock }: Viewer, { id, name, size }: ChangeFileRow) {
  return { id, name, size, url: `/api/file/content/${id}?key=${await fileKey(secrets, id, clock.now())}` }
}

/** Requests for those who decide about them, or for those who have sent them. */
export async function presentSchoolChanges(
  db: Db,
  viewer: Viewer,
  changes: readonly SchoolChangeRow[],
  audience: Audience,
): Promise<Schema<'SchoolChange'>[]> {
  const ids = changes.map(({ id }) => id)
  const [decisions, files] = [await listSteps(db, ids), await listChangeFiles(db, ids)]
  return Promise.all(
    changes.map(async (change) => {
      const { id, version, userId, userName, userType, kind, fromSchoolName, toSchoolName } = change
      const { toGradeName, toClassName, effectiveOn, reason, state, createdAt } = change
      const decided = decisions.filter(({ requestId }) => requestId === id)
      return {
        id,
        version,
        userId,
        userName,
        userType,
        kind,
        fromSchoolName,
        toSchoolName,
        toGradeName,
        toClassName,
        effectiveOn,
        reason,
        state,
        currentStep: currentStep(change),
        createdAt: siteTime(createdAt),
        steps: stepsOf(change).map((step) =>
          presentStep(
            change,
            step,
            decided.find((each) => each.step === step),
            audience,
          ),
        ),
        files: await Promise.all(
          files.filter(({ requestId }) => requestId === id).map((file) => presentFile(viewer, file)),
        ),
        mayDecide: audience === 'decider' && mayDecide(viewer.actor, change),
        mayWithdraw: change.senderId === viewer.actor.userId && isUndecided(change),
      }
    }),
  )
}
