import type { Translate } from '../../i18n/translate'

/** Other names in the log of a kind, verb or field. */
const otherNames: Readonly<Record<string, string>> = {
  users: 'user',
  enabled: 'state',
  dicOrder: 'displayOrder',
  approved: 'confirm',
  declined: 'decline',
  withdrawn: 'withdraw',
  off: 'offline',
  on: 'publish',
  selfEditWithPassword: 'changePassword',
}
const knownName = <Name extends string>(names: readonly Name[], name: string) =>
  names.find((one) => one === (otherNames[name] ?? name))

/** Verbs that the whole console has words for. */
const sharedVerbs = ['add', 'delete', 'edit', 'export', 'import'] as const
const verbs = [
  'cancel',
  'changePassword',
  'checkIn',
  'confirm',
  'decline',
  'kick',
  'menus',
  'merge',
  'move',
  'offline',
  'pass',
  'preview',
  'propose',
  'publish',
  'reorder',
  'replace',
  'resetPassword',
  'restore',
  'restoreRevision',
  'return',
  'roles',
  'selfEdit',
  'send',
  'signUp',
  'sites',
  'start',
  'state',
  'undo',
  'submit',
  'takeOver',
  'unlock',
  'withdraw',
] as const

/** The actions that the filter offers, by the kind of record. */
const actionsByKind = {
  user: 'add,edit,delete,restore,state,roles,move,resetPassword,changePassword,selfEdit,unlock,export',
  role: 'add,edit,delete,menus,sites',
  menu: 'add,edit,delete,move,import',
  school: 'add,edit,delete,merge',
  promotion: 'start,undo',
  area: 'add,edit,delete,state,reorder',
  dictionary: 'add,edit,delete',
  stage: 'add,edit,delete',
  subject: 'add,edit,delete',
  site: 'add,edit,delete,export',
  column: 'add,edit,delete,move,merge',
  article: 'add,edit,submit,pass,return,publish,offline,move,delete,restore,takeOver,restoreRevision',
  resource: 'add,edit,submit,pass,return,off,delete',
  principal: 'add,edit,submit,pass,return,off,on,delete',
  schoolProfile: 'edit,submit,pass,return,off',
  preschool: 'add,edit,submit,pass,return,off,withdraw,delete',
  expertQuestion: 'edit,publish,decline,offline',
  changeSchool: 'submit,pass,decline,withdraw',
  consent: 'withdraw',
  workgroup: 'add,edit,delete,restore',
  appVersion: 'add,edit,publish,withdraw',
  notification: 'send,withdraw',
  securityPolicy: 'propose,approved,declined,withdrawn',
  session: 'kick',
  signIn: 'unlock',
  confirmation: 'confirm,decline',
  loginLog: 'export',
  operationLog: 'export',
  personalLog: 'export',
} as const

/** Kinds that the filter leaves out. */
const otherKinds = ['activity', 'file', 'fileFolder'] as const

type Kind = keyof typeof actionsByKind | (typeof otherKinds)[number]

const isKind = (name: string): name is Kind =>
  Object.hasOwn(actionsByKind, name) || otherKinds.some((known) => known === name)

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
] as const

/** What a kind of record is called; an unknown one is called by its own name. */
export function kindText(t: Translate, kind: string): string {
  const known = otherNames[kind] ?? kind
  return isKind(known) ? t(`logs.kinds.${known}`) : kind
}

/** What a field of a record is called; an unknown one is called by its own name. */
export function fieldText(t: Translate, field: string): string {
  const known = knownName(fields, field)
  return known ? t(`logs.fields.${known}`) : field
}

function verbText(t: Translate, verb: string): string | undefined {
  const shared = sharedVerbs.find((one) => one === verb)
  if (shared) return t(`kit.action.${shared}`)
  const known = knownName(verbs, verb)
  return known && t(`logs.verbs.${known}`)
}

/** `user.edit` in words; an unknown action is shown as it is. */
export function actionText(t: Translate, action: string): string {
  const [kind = '', name = ''] = action.split('.')
  const verb = verbText(t, name)
  const known = kindText(t, kind)
  return verb && known !== kind ? t('logs.action', { kind: known, verb }) : action
}

/** The kinds of records as options. */
export const kindOptions = (t: Translate) =>
  Object.keys(actionsByKind).map((kind) => ({ value: kind, label: kindText(t, kind) }))

/** The actions as options, in the order of their kinds. */
export const actionOptions = (t: Translate) =>
  Object.entries(actionsByKind).flatMap(([kind, list]) =>
    list.split(',').map((verb) => ({ value: `${kind}.${verb}`, label: actionText(t, `${kind}.${verb}`) })),
  )
