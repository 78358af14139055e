import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { required } from '../../required'
import { findAnnounced } from '../competitions/competitions.queries'
import { notify, notifyMany } from '../notifications/notify'
import type { OpenPanel } from './judge-admin.policy'
import { listRounds, type PanelRow } from './panels.queries'

/** Where judges find their rounds. */
const DESK = '/judgeMarks'
const MINUTES = 16

type Context = Pick<AnyCall, 'clock'>

/** What all messages of a panel name; undefined while its competition is a draft, which judges do not see. */
async function factsOf(tx: Db, { competitionId, phaseId }: PanelRow) {
  const competition = await findAnnounced(tx, competitionId)
  if (!competition) return undefined
  const round = required(
    (await listRounds(tx, competitionId)).find(({ id }) => id === phaseId),
    'round',
  )
  return { competition: competition.name, round: round.name }
}

/** Invites new members of a panel: they accept by signing the agreement, or decline. */
export async function reportInvited(tx: Db, call: Context, panel: PanelRow, userIds: readonly number[]): Promise<void> {
  const facts = await factsOf(tx, panel)
  if (facts) await notifyMany(tx, call, { userIds, event: 'judging.invited', facts, link: DESK })
}

/** Notifies judges of new works; `judgeIds` has a judge once for each work. */
export async function reportAssigned(
  tx: Db,
  call: Context,
  { panel, round }: OpenPanel,
  judgeIds: readonly number[],
): Promise<void> {
  const facts = await factsOf(tx, panel)
  if (!facts) return
  const due = siteTime(round.endAt).slice(0, MINUTES)
  for (const userId of new Set(judgeIds)) {
    const count = judgeIds.filter((id) => id === userId).length
    await notify(tx, call, { userId, event: 'judging.assigned', facts: { ...facts, count, due }, link: DESK })
  }
}

/** Notifies a judge who stepped back that another one has the work. */
export async function reportRecusalDecided(
  tx: Db,
  call: Context,
  { panel }: OpenPanel,
  { judgeId, workNo }: { judgeId: number; workNo: string },
): Promise<void> {
  const facts = await factsOf(tx, panel)
  if (facts)
    await notify(tx, call, {
      userId: judgeId,
      event: 'judging.recusalDecided',
      facts: { ...facts, workNo },
      link: DESK,
    })
}
