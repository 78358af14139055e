import type { Translate } from '../../i18n/translate'
import type { MessageKey } from '../../i18n/catalogue'

const kinds: Readonly<Record<string, MessageKey>> = {
  activity: 'logs.kinds.activity',
  appVersion: 'logs.kinds.appVersion',
  area: 'logs.kinds.area',
  article: 'logs.kinds.article',
  changeSchool: 'logs.kinds.changeSchool',
  column: 'logs.kinds.column',
  confirmation: 'logs.kinds.confirmation',
  consent: 'logs.kinds.consent',
  dictionary: 'logs.kinds.dictionary',
  file: 'logs.kinds.file',
  fileFolder: 'logs.kinds.fileFolder',
  loginLog: 'logs.kinds.loginLog',
  menu: 'logs.kinds.menu',
  notification: 'logs.kinds.notification',
  operationLog: 'logs.kinds.operationLog',
  preschool: 'logs.kinds.preschool',
  promotion: 'logs.kinds.promotion',
  resource: 'logs.kinds.resource',
  role: 'logs.kinds.role',
  school: 'logs.kinds.school',
  securityPolicy: 'logs.kinds.securityPolicy',
  session: 'logs.kinds.session',
  signIn: 'logs.kinds.signIn',
  site: 'logs.kinds.site',
  stage: 'logs.kinds.stage',
  subject: 'logs.kinds.subject',
  user: 'logs.kinds.user',
  users: 'logs.kinds.user',
  workgroup: 'logs.kinds.workgroup',
}

const verbs: Readonly<Record<string, MessageKey>> = {
  add: 'kit.action.add',
  cancel: 'logs.verbs.cancel',
  changePassword: 'logs.verbs.changePassword',
  checkIn: 'logs.verbs.checkIn',
  confirm: 'logs.verbs.confirm',
  decline: 'logs.verbs.decline',
  delete: 'kit.action.delete',
  edit: 'kit.action.edit',
  export: 'kit.action.export',
  import: 'kit.action.import',
  kick: 'logs.verbs.kick',
  menus: 'logs.verbs.menus',
  merge: 'logs.verbs.merge',
  move: 'logs.verbs.move',
  offline: 'logs.verbs.offline',
  pass: 'logs.verbs.pass',
  preview: 'logs.verbs.preview',
  propose: 'logs.verbs.propose',
  approved: 'logs.verbs.confirm',
  declined: 'logs.verbs.decline',
  withdrawn: 'logs.verbs.withdraw',
  publish: 'logs.verbs.publish',
  reorder: 'logs.verbs.reorder',
  replace: 'logs.verbs.replace',
  resetPassword: 'logs.verbs.resetPassword',
  restore: 'logs.verbs.restore',
  restoreRevision: 'logs.verbs.restoreRevision',
  return: 'logs.verbs.return',
  roles: 'logs.verbs.roles',
  selfEdit: 'logs.verbs.selfEdit',
  selfEditWithPassword: 'logs.verbs.changePassword',
  send: 'logs.verbs.send',
  signUp: 'logs.verbs.signUp',
  sites: 'logs.verbs.sites',
  start: 'logs.verbs.start',
  state: 'logs.verbs.state',
  undo: 'logs.verbs.undo',
  submit: 'logs.verbs.submit',
  takeOver: 'logs.verbs.takeOver',
  unlock: 'logs.verbs.unlock',
  withdraw: 'logs.verbs.withdraw',
}

/** The actions that the filter offers, by the kind of record. */
const actionsByKind: Readonly<Record<string, string>> = {
  user: 'add,edit,delete,restore,state,roles,move,resetPassword,changePassword,selfEdit,unlock,export',
  role: 'add,edit,delete,menus,sites',
  menu: 'add,edit,delete,move,import',
  school: 'add,edit,delete,merge',
  promotion: 'start,undo',
  area: 'add,edit,delete,state,reorder',
  dictionary: 'add,edit,delete',
  stage: 'add,edit,delete',
  subject: 'add,edit,delete',
  site: 'add,edit,delete',
  column: 'add,edit,delete,move,merge',
  article: 'add,edit,submit,pass,return,publish,offline,move,delete,restore,takeOver,restoreRevision',
  resource: 'add,edit,submit,delete',
  preschool: 'add,edit,submit,withdraw,delete',
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
}

const fields: Readonly<Record<string, MessageKey>> = {
  name: 'logs.fields.name',
  username: 'logs.fields.username',
  mobile: 'logs.fields.mobile',
  email: 'logs.fields.email',
  idCard: 'logs.fields.idCard',
  enrollmentNumber: 'logs.fields.enrollmentNumber',
  sex: 'logs.fields.sex',
  remark: 'logs.fields.remark',
  userType: 'logs.fields.userType',
  dataState: 'logs.fields.dataState',
  roleIds: 'logs.fields.roleIds',
  roleExtent: 'logs.fields.roleExtent',
  icon: 'logs.fields.icon',
  schoolId: 'logs.fields.schoolId',
  areaCode: 'logs.fields.areaCode',
  parentId: 'logs.fields.parentId',
  displayOrder: 'logs.fields.displayOrder',
  title: 'logs.fields.title',
  url: 'logs.fields.url',
  state: 'logs.fields.state',
  enabled: 'logs.fields.state',
  dicType: 'logs.fields.dicType',
  dicValue: 'logs.fields.dicValue',
  dicDisplay: 'logs.fields.dicDisplay',
  dicOrder: 'logs.fields.displayOrder',
}

/** What a kind of record is called; an unknown one is called by its own name. */
export function kindText(t: Translate, kind: string): string {
  const known = kinds[kind]
  return known ? t(known) : kind
}

/** What a field of a record is called; an unknown one is called by its own name. */
export function fieldText(t: Translate, field: string): string {
  const known = fields[field]
  return known ? t(known) : field
}

/** `user.edit` in words; an unknown action is shown as it is. */
export function actionText(t: Translate, action: string): string {
  const [kind = '', verb = ''] = action.split('.')
  const [kindKey, verbKey] = [kinds[kind], verbs[verb]]
  return kindKey && verbKey ? t('logs.action', { kind: t(kindKey), verb: t(verbKey) }) : action
}

/** The kinds of records as options. */
export const kindOptions = (t: Translate) =>
  Object.keys(actionsByKind).map((kind) => ({ value: kind, label: kindText(t, kind) }))

/** The actions as options, in the order of their kinds. */
export const actionOptions = (t: Translate) =>
  Object.entries(actionsByKind).flatMap(([kind, list]) =>
    list.split(',').map((verb) => ({ value: `${kind}.${verb}`, label: actionText(t, `${kind}.${verb}`) })),
  )
