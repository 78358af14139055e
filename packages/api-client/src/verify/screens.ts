const session = ['getCurrentUser']
const history = ['queryPageOperationLog']
const imports = ['getImportTemplate', 'getImportJob', 'getImportRows', 'getImportErrors']
const areas = ['getAreaChildren', 'searchAreas']
const organizations = ['getSchoolChildren', 'searchSchools', 'getSchoolPath']

/** What each widget reads, so that a server that serves one of them need not speak the rest of the contract. */
export const screenOperations: Readonly<Record<string, readonly string[]>> = {
  'user-manager': [
    ...session,
    'queryPageUserInfoList',
    'getUserInfo',
    'getStudentInfo',
    'getTeacherInfo',
    'checkUsername',
    'getPublicKey',
    'getRoleOptions',
    'getDictionaryEntries',
    'getStages',
    'getGradesAndClasses',
    ...areas,
    ...organizations,
    'exportExcel',
    'getTask',
    'downloadFile',
    ...imports,
    ...history,
  ],
  'area-manager': [...session, ...areas, 'getAreaUsage', ...history],
  'organization-manager': [
    ...session,
    ...organizations,
    ...areas,
    'getSchoolUsage',
    'getDictionaryEntries',
    'getStages',
    'getTask',
    'listPromotions',
    ...imports,
    ...history,
  ],
  'role-manager': [
    ...session,
    'getRoleOptions',
    'getRoleFigures',
    'getRole',
    'queryMenusByRole',
    'getRoleSiteIds',
    'getSites',
    ...history,
  ],
  'role-editor': [...session, 'getRole', 'queryMenusByRole', 'getRoleSiteIds', 'getSites', ...history],
  'self-edit': [
    ...session,
    'getUserDetailSelf',
    'getRoleOptions',
    'getOwnSessions',
    'getPasswordRule',
    'getPublicKey',
    'listOwnConsents',
  ],
  'dictionary-manager': [...session, 'getDictionaryTypes', 'queryPageDictionaryList', ...history],
  'stage-manager': [...session, 'getStages', ...history],
}

/** The widgets that `verify` knows by name. */
export const screenNames = Object.keys(screenOperations)
