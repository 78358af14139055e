import type { Schema } from '@doorway/api-client/types'
import type { ManagedParts } from './managed-competitions.presenter'

/** One rule of readiness. */
export type ReadinessItem = Schema<'CompetitionReadiness'>['items'][number]

const hasText = (html: string) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== ''

/** No phase of judging begins before works are in, and no notice before judging has ended. */
function isInOrder({ phases }: ManagedParts): boolean {
  const rounds = phases.filter(({ kind }) => kind === 'round')
  const signup = phases.find(({ kind }) => kind === 'signup')
  const submit = phases.find(({ kind }) => kind === 'submit')
  const notice = phases.find(({ kind }) => kind === 'publicity')
  const result = phases.find(({ kind }) => kind === 'result')
  const pairs = [
    [signup?.startAt, submit?.endAt],
    ...rounds.map((round) => [submit?.endAt, round.startAt]),
    ...rounds.map((round) => [round.endAt, notice?.startAt]),
    [notice?.endAt, result?.startAt],
  ]
  return pairs.every(([first, second]) => !first || !second || first <= second)
}

/** Does every level that recommends have a quota? */
function hasQuotas({ phases, quotas }: ManagedParts): boolean {
  return phases
    .filter(({ kind, level }) => kind === 'recommend' && level !== 'province')
    .every(({ level }) => quotas.some((quota) => quota.level === level))
}

/** Has every group an award, its own or one of all groups? */
function hasAwards({ groups, awards }: ManagedParts): boolean {
  const ofWorks = awards.filter(({ isOrg }) => !isOrg)
  return groups.every(({ id }) => ofWorks.some(({ groupId }) => groupId === null || groupId === id))
}

/** What a competition has and lacks, in the order of the steps of its editor. */
export function readinessOf(parts: ManagedParts, now: Date): ReadinessItem[] {
  const { row, phases, groups, sections } = parts
  const phaseOf = (kind: string) => phases.find((phase) => phase.kind === kind)
  const signup = phaseOf('signup')
  const item = (
    step: ReadinessItem['step'],
    rule: ReadinessItem['rule'],
    isMet: boolean,
    isRequired = true,
  ): ReadinessItem => ({ step, rule, isMet, isRequired })
  const max = sections.reduce((sum, section) => sum + section.max, 0)
  return [
    item('basics', 'introduction', hasText(row.introHtml)),
    item('basics', 'rulesText', hasText(row.rulesHtml), false),
    item('groups', 'group', groups.length > 0),
    item('groups', 'participants', row.eligibility.userTypes.length > 0),
    item('phases', 'signupPhase', signup !== undefined),
    item('phases', 'signupNotOver', signup !== undefined && signup.endAt > now),
    item('phases', 'submitPhase', phaseOf('submit') !== undefined),
    item('phases', 'roundPhase', phaseOf('round') !== undefined),
    item('phases', 'publicityPhase', phaseOf('publicity') !== undefined),
    item('phases', 'resultPhase', phaseOf('result') !== undefined),
    item('phases', 'phaseOrder', isInOrder(parts)),
    item('quota', 'quotaForRecommendation', hasQuotas(parts)),
    item(
      'works',
      'requiredFile',
      row.workSchema.slots.some(({ isRequired }) => isRequired),
    ),
    item('works', 'promise', row.promiseText.trim() !== ''),
    item('judging', 'scheme', sections.length > 0 && sections[0]?.total === max, false),
    item('awards', 'awardForGroup', groups.length > 0 && hasAwards(parts)),
    item('notice', 'worksPublic', row.worksPublicFrom !== null, false),
    item('notice', 'certificateNumber', row.certificatePrefix !== null, false),
  ]
}

/** May it be published? */
export const isReady = (items: readonly ReadinessItem[]) => items.every(({ isMet, isRequired }) => isMet || !isRequired)
