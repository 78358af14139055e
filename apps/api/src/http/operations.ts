import { deleteArea, getAllAreas, getAreaChildren, getAreaUsage, insertArea, reorderAreas, searchAreas, updateArea, updateAreaStatus } from '../features/areas/areas.routes'
import { checkUsername, getCaptcha, getCurrentUser, getPublicKey, login, logout, refreshToken } from '../features/auth/auth.routes'
import { getDictionaryEntries } from '../features/dictionaries/dictionaries.routes'
import { exportExcel } from '../features/exports/exports.routes'
import { getMenus } from '../features/menus/menus.routes'
import { getClasses, getGradesAndClasses, getSchoolChildren, getSchoolGrades, getSchoolPath, queryPageSchoolList, searchSchools } from '../features/organisations/organisations.routes'
import { getColumnTree, getContentDetail, getHome, getSiteInfo, listArticles, queryPageArticleList } from '../features/portal/portal.routes'
import { getRole, getRoleOptions } from '../features/roles/roles.routes'
import { getStageCascader, getStages } from '../features/stages/stages.routes'
import {
  changePassword,
  deleteUserInfo,
  getPasswordRule,
  getStudentInfo,
  getTeacherInfo,
  getUserDetailSelf,
  getUserInfo,
  insertOrUpdateStudentInfo,
  insertOrUpdateTeacherInfo,
  insertOrUpdateUserInfo,
  queryPageUserInfoList,
  resetPassword,
  updateUserState,
} from '../features/users/users.routes'
import type { Handlers } from './handler-table'

/** Every operation of the contract and what answers it. A missing or surplus one stops the start. */
export const operations: Handlers = {
  open: {
    getCaptcha,
    getPublicKey,
    login,
    refreshToken,
    getPasswordRule,
    getDictionaryEntries,
    getAllAreas,
    getAreaChildren,
    getGradesAndClasses,
    getStages,
    getStageCascader,
    getSiteInfo,
    getColumnTree,
    getHome,
    queryPageArticleList,
    listArticles,
    getContentDetail,
  },
  signedIn: {
    logout,
    checkUsername,
    getCurrentUser,
    getUserInfo,
    getStudentInfo,
    getTeacherInfo,
    insertOrUpdateUserInfo,
    insertOrUpdateStudentInfo,
    insertOrUpdateTeacherInfo,
    queryPageUserInfoList,
    getUserDetailSelf,
    deleteUserInfo,
    updateUserState,
    resetPassword,
    changePassword,
    exportExcel,
    searchAreas,
    getAreaUsage,
    insertArea,
    updateArea,
    deleteArea,
    updateAreaStatus,
    reorderAreas,
    queryPageSchoolList,
    getSchoolChildren,
    searchSchools,
    getSchoolPath,
    getSchoolGrades,
    getClasses,
    getRoleOptions,
    getRole,
    getMenus,
  },
  notImplemented: [
    'updateUserDetails',
    'createRole',
    'updateRole',
    'deleteRole',
    'queryMenusByRole',
    'saveRoleMenus',
    'getSites',
    'getRoleSiteIds',
    'saveRoleSites',
  ],
}
