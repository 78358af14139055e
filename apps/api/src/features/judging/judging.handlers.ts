import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { decline } from './invitations.service'
import { readFileOfWork } from './judge-file.service'
import { readRounds, readTasks, readWork, recuse, report, signAgreement } from './judging.service'
import { saveDraft, submitMark } from './marks.service'
import { readSpread } from './samples.service'

/** Rounds of the caller. */
const getJudgeTasks: Handler<'getJudgeTasks'> = async (call) => ok(await readRounds(call))

/** Signs the agreement. */
const signJudgeAgreement: Handler<'signJudgeAgreement'> = async (call) =>
  ok(await signAgreement(call), 'judging.signed')

/** Declines an invitation. */
const declineJudgeInvitation: Handler<'declineJudgeInvitation'> = async (call) =>
  ok(await decline(call), 'judging.declined')

/** Works of a round. */
const queryPageJudgeTasks: Handler<'queryPageJudgeTasks'> = async (call) => ok(await readTasks(call))

/** A work to score. */
const getJudgeWork: Handler<'getJudgeWork'> = async (call) => ok(await readWork(call))

/** Saves a draft. */
const saveJudgeDraft: Handler<'saveJudgeDraft'> = async (call) => ok(await saveDraft(call))

/** Submits a mark. */
const submitJudgeMark: Handler<'submitJudgeMark'> = async (call) => ok(await submitMark(call), 'judging.submitted')

/** Steps back from a work. */
const recuseJudge: Handler<'recuseJudge'> = async (call) => ok(await recuse(call), 'judging.recused')

/** Reports a work. */
const reportJudgedWork: Handler<'reportJudgedWork'> = async (call) => ok(await report(call), 'judging.reported')

/** How far the marks of a sample are apart. */
const getJudgeSpread: Handler<'getJudgeSpread'> = async (call) => ok(await readSpread(call))

/** Bytes of a file of a work. */
const readJudgeFile: PublicHandler<'readJudgeFile'> = (call) => readFileOfWork(call)

/** Operations of this feature. */
export const judgingFeature: Feature = {
  open: { readJudgeFile },
  signedIn: {
    getJudgeTasks,
    signJudgeAgreement,
    declineJudgeInvitation,
    queryPageJudgeTasks,
    getJudgeWork,
    getJudgeSpread,
    saveJudgeDraft,
    submitJudgeMark,
    recuseJudge,
    reportJudgedWork,
  },
}
