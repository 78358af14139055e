import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { JudgeRow } from './judges.queries'
import type { MemberRow, PanelRow, RoundRow } from './panels.queries'

const timeOf = (moment: string | null) => moment && siteTime(new Date(moment))

/** A judge in the pool. `conflicts` are works of the panel that the list is about. */
export function presentJudge(row: JudgeRow, conflicts: number | null): Schema<'PoolJudge'> {
  const { userId, name, unit, title, courses, expertise, state, open, done, panels, isMember, version } = row
  return {
    userId,
    name,
    unit,
    title,
    courses: courses.map(({ gardeId, courseId }) => ({ gardeId, courseId })),
    expertise,
    state,
    open,
    done,
    panels,
    agreementAt: timeOf(row.agreementAt),
    conflicts,
    isMember,
    version,
  }
}

/** A round that a panel can judge in. */
export const presentRound = ({ id, name, level, endAt }: RoundRow, isOver: boolean) => ({
  id,
  name,
  level,
  endAt: siteTime(endAt),
  isOver,
})

/** What is counted of a panel. */
export interface PanelCounts {
  works: number
  covered: number
}

/** A panel with its members and how far they are; no score. */
export function presentPanel(
  panel: PanelRow,
  members: readonly MemberRow[],
  counts: PanelCounts | undefined,
): Schema<'ManagedPanel'> {
  const { id, phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea, version } = panel
  const own = members.filter(({ panelId }) => panelId === id)
  const sum = (field: 'open' | 'done' | 'recused') => own.reduce((total, member) => total + member[field], 0)
  const { works, covered } = counts ?? { works: 0, covered: 0 }
  return {
    id,
    phaseId,
    groupId,
    courseId,
    name,
    schemeId,
    marksPerWork,
    avoidsArea,
    version,
    works,
    covered,
    open: sum('open'),
    done: sum('done'),
    recused: sum('recused'),
    members: own.map((member) => ({
      userId: member.userId,
      name: member.name,
      unit: member.unit,
      role: member.role,
      agreementAt: timeOf(member.agreementAt),
      declinedAt: timeOf(member.declinedAt),
      declineReason: member.declineReason,
      open: member.open,
      done: member.done,
    })),
  }
}
