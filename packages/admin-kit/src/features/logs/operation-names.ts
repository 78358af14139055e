import { type OperationKind, operationActions, type OperationTarget, operationTargets } from '@doorway/api-client/rules'
import type { Translate } from '../../i18n/translate'

type Verb = (typeof operationActions)[OperationKind][number]

/** Kinds of records whose name in the log is not that of their actions. */
const kindOfTarget = {
  principal_profile: 'principal',
  school_profile: 'schoolProfile',
  preschool_submission: 'preschool',
  expert_question: 'expertQuestion',
  'competition-entry': 'entry',
  'competition-work': 'work',
  'recommend-list': 'recommend',
  'score-scheme': 'scheme',
  'judge-round': 'judgeRound',
  'judge-panel': 'judgePanel',
  'judge-assignment': 'judgeAssignment',
  resultRun: 'result',
  'certificate-template': 'certificateTemplate',
  name: 'loginName',
  userList: 'user',
  overviewList: 'overview',
  judgingList: 'judging',
  loginLogList: 'loginLog',
  operationLogList: 'operationLog',
  personalLogList: 'personalLog',
} as const

/** Actions whose verb means something else than that of other kinds. */
const ownVerbs = {
  'activity.cancel': 'cancelSignUp',
  'judging.decline': 'declineInvitation',
  'user.close': 'closeAccount',
} as const

/** Other names in the log of a field. */
const otherFields: Readonly<Record<string, string>> = { enabled: 'state', dicOrder: 'displayOrder' }

/** Verbs that the whole console has words for. */
const sharedVerbs = ['add', 'delete', 'edit', 'export', 'import'] as const

const fields = [
  'name',
  'username',
  'mobile',
  'email',
  'idCard',
  'enrollmentNumber',
  'sex',
  'remark',
  'userType',
  'dataState',
  'roleIds',
  'roleExtent',
  'icon',
  'schoolId',
  'areaCode',
  'parentId',
  'displayOrder',
  'title',
  'url',
  'state',
  'dicType',
  'dicValue',
  'dicDisplay',
  'changed',
  'reason',
  'kind',
  'level',
  'from',
  'to',
  'into',
  'revision',
  'version',
  'added',
  'removed',
  'filter',
  'columns',
  'rows',
  'imported',
  'skipped',
  'siteId',
  'scope',
  'recipients',
  'codes',
  'round',
  'works',
  'code',
  'orgId',
  'summary',
  'gardeId',
  'courseId',
  'introHtml',
  'intro',
  'content',
  'detail',
  'validFrom',
  'validTo',
  'userId',
  'isPublic',
  'focalX',
  'focalY',
  'year',
  'workKind',
  'visibility',
  'versionName',
  'undertaker',
  'organiserOrgId',
  'shortName',
  'seq',
  'scoreVisibility',
  'rulesHtml',
  'promiseText',
  'role',
  'reviewLevels',
  'platform',
  'passwordDays',
  'lockFailures',
  'idleMinutes',
  'logoFileId',
  'languages',
  'accent',
  'links',
  'topics',
  'blocks',
  'isNav',
  'bindRoute',
  'host',
  'field',
  'edition',
  'certificatePrefix',
  'build',
  'minBuild',
  'isForced',
  'rollout',
  'blind',
  'alt',
  'ageClass',
  'subject',
  'startAt',
  'endAt',
  'schoolType',
  'place',
  'onlineUrl',
  'notes',
  'members',
  'fileIds',
  'creditHours',
  'capacity',
  'choices',
  'awards',
  'source',
  'reply',
  'question',
  'due',
  'judges',
  'tasks',
  'certificates',
  'withMedia',
  'users',
  'classes',
  'grades',
  'expert',
  'cancelReason',
  'newNo',
  'workNo',
  'panel',
] as const

const has = <Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(names, name)
/** A kind whose words have its own name: those of {@link kindOfTarget} are looked up first. */
const isNamed = (kind: string): kind is Exclude<OperationKind | OperationTarget, keyof typeof kindOfTarget> =>
  has(operationActions, kind) || operationTargets.some((one) => one === kind)
const isShared = (verb: Verb): verb is (typeof sharedVerbs)[number] => sharedVerbs.some((one) => one === verb)

/** What a kind of record is called; an unknown one is called by its own name. */
export function kindText(t: Translate, kind: string): string {
  if (has(kindOfTarget, kind)) return t(`logs.kinds.${kindOfTarget[kind]}`)
  return isNamed(kind) ? t(`logs.kinds.${kind}`) : kind
}

/** What a field of a record is called; an unknown one is called by its own name. */
export function fieldText(t: Translate, field: string): string {
  const name = otherFields[field] ?? field
  const known = fields.find((one) => one === name)
  return known ? t(`logs.fields.${known}`) : field
}

function verbText(t: Translate, verb: Verb): string {
  return isShared(verb) ? t(`kit.action.${verb}`) : t(`logs.verbs.${verb}`)
}

/** `user.edit` in words; an unknown action is shown as it is. */
export function actionText(t: Translate, action: string): string {
  const [kind = '', name = ''] = action.split('.')
  if (!has(operationActions, kind)) return action
  const verbs: readonly Verb[] = operationActions[kind]
  const verb = verbs.find((one) => one === name)
  if (verb === undefined) return action
  const words = has(ownVerbs, action) ? t(`logs.verbs.${ownVerbs[action]}`) : verbText(t, verb)
  return t('logs.action', { kind: kindText(t, kind), verb: words })
}

/** The kinds of records as options. */
export const kindOptions = (t: Translate) => operationTargets.map((kind) => ({ value: kind, label: kindText(t, kind) }))

/** The actions as options, in the order of their kinds. */
export const actionOptions = (t: Translate) =>
  Object.entries(operationActions).flatMap(([kind, verbs]) =>
    verbs.map((verb) => ({ value: `${kind}.${verb}`, label: actionText(t, `${kind}.${verb}`) })),
  )
