import type { OwnCallName, OwnCalls } from './own-calls'

/** Permission codes of controls, and the calls that each needs. */
const callsOfCodes: Readonly<Record<string, readonly OwnCallName[]>> = {
  'sys:user:list': ['users.list'],
  'sys:user:add': ['users.save'],
  'sys:user:edit': ['users.get', 'users.save'],
  'sys:user:delete': ['users.remove'],
  'sys:user:export': ['files.startUserExport'],
  'sys:user:import': ['imports.check', 'imports.commit'],
  'sys:user:state': ['users.setEnabled'],
  'sys:user:unlock': ['users.unlock'],
  'sys:user:resetPwd': ['users.resetPassword'],
  'sys:user:assignRole': ['users.changeMany', 'roles.listOptions'],
  'area:add': ['areas.add'],
  'area:edit': ['areas.update'],
  'area:delete': ['areas.remove'],
  'area:state': ['areas.setEnabled'],
  'school:add': ['organizations.save'],
  'school:edit': ['organizations.save'],
  'school:delete': ['organizations.remove'],
  'school:import': ['imports.check', 'imports.commit'],
  'sys:role:add': ['roles.save'],
  'sys:role:edit': ['roles.get', 'roles.save'],
  'sys:role:delete': ['roles.remove'],
  'sys:role:menu': ['roles.getMenus', 'roles.saveMenus'],
  'sys:role:site': ['sites.list', 'roles.listSiteIds', 'roles.saveSites'],
  'log:oper:list': ['history.listOperations'],
}

/** Codes whose controls need calls that a back end of the page's own cannot have. */
const neverOwn = ['school:merge', 'school:promote']

const organizationChoice: readonly OwnCallName[] = ['organizations.listChildren', 'organizations.search']
const students: readonly OwnCallName[] = ['users.getStudent', 'users.saveStudent']
const teachers: readonly OwnCallName[] = ['users.getTeacher', 'users.saveTeacher']
const classes: readonly OwnCallName[] = [...students, 'grades.listWithClasses']

/** Names of the extension points of the user manager, and the calls that each needs. */
const callsOfNames: Readonly<Record<string, readonly OwnCallName[]>> = {
  'users.parts.tree': ['organizations.listChildren', 'organizations.getPath'],
  'users.columns.userType': ['dictionaries.list'],
  'users.filters.userType': ['dictionaries.list'],
  'users.bulkActions.enable': ['users.changeMany'],
  'users.bulkActions.disable': ['users.changeMany'],
  'users.bulkActions.move': ['users.changeMany', ...organizationChoice],
  'users.fields.userType': ['dictionaries.list'],
  'users.fields.organizationId': organizationChoice,
  'users.fields.areaCode': ['areas.listChildren'],
  'users.fields.roleIds': ['roles.listOptions'],
  'users.fields.enrolmentYear': students,
  'users.fields.studentNumber': students,
  'users.fields.enrollmentNumber': students,
  'users.fields.gradeId': classes,
  'users.fields.classId': classes,
  'users.fields.parents': students,
  'users.fields.dutyType': [...teachers, 'dictionaries.list'],
  'users.fields.staffNumber': teachers,
  'users.fields.managedClassId': [...teachers, 'grades.listWithClasses'],
  'users.fields.partTimeOrganizationIds': organizationChoice,
  'users.fields.stageCodes': ['stages.list'],
  'users.fields.stageSubjects': ['stages.list'],
}

/** Calls without which a control has no second step. */
const singleCalls: readonly OwnCallName[] = ['users.restore']

/** All permission codes that screens over a back end of the page's own know. */
export const ownCodes: readonly string[] = Object.keys(callsOfCodes)

/** What screens do without: permission codes, names of extension points, and calls. */
export function absentFeatures(calls: OwnCalls): ReadonlySet<string> {
  const given: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = { ...calls }
  const isThere = (name: string) => {
    const [subject = name, call = name] = name.split('.')
    return given[subject]?.[call] !== undefined
  }
  const lacking = Object.entries({ ...callsOfCodes, ...callsOfNames })
    .filter(([, needed]) => !needed.every(isThere))
    .map(([name]) => name)
  return new Set([...neverOwn, ...lacking, ...singleCalls.filter((name) => !isThere(name))])
}
