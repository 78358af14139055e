import { pageFromWire } from '../codecs/pages'
import {
  ownDetailFromWire,
  parentFromWire,
  studentFromWire,
  studentToWire,
  teacherFromWire,
  teacherToWire,
  userConditionsToWire,
  userFromWire,
  userRowFromWire,
  userToWire,
} from '../codecs/users'
import { enabledToWire } from '../codecs/flags'
import { listToWire } from '../codecs/comma-lists'
import type { OneTimePassword } from '../domain/one-time-password'
import type { Page } from '../domain/page'
import type {
  OwnDetail,
  Parent,
  ParentDraft,
  PersonalField,
  SavedStudent,
  SavedUser,
  Student,
  StudentDraft,
  Teacher,
  TeacherDraft,
  User,
  UserDraft,
  UserQuery,
  UserRow,
  UsersChange,
  UsersChanged,
} from '../domain/user'
import { createPasswordCipher } from '../session/password-cipher'
import type { Connection } from './connection'

/** Users of all types. */
export interface UserEndpoints {
  list: (query: UserQuery, signal?: AbortSignal) => Promise<Page<UserRow>>
  get: (id: number, signal?: AbortSignal) => Promise<User>
  getStudent: (id: number, signal?: AbortSignal) => Promise<{ student: Student; parents: Parent[] }>
  getTeacher: (id: number, signal?: AbortSignal) => Promise<Teacher>
  /** Adds without an id, saves with one. */
  save: (draft: UserDraft, signal?: AbortSignal) => Promise<SavedUser>
  saveStudent: (draft: StudentDraft, parents: readonly ParentDraft[], signal?: AbortSignal) => Promise<SavedStudent>
  saveTeacher: (draft: TeacherDraft, signal?: AbortSignal) => Promise<SavedUser>
  /** Returns how many were deleted. */
  remove: (ids: readonly number[], signal?: AbortSignal) => Promise<number>
  /** Takes a deletion of the last ten minutes back. */
  restore: (ids: readonly number[], signal?: AbortSignal) => Promise<number>
  setEnabled: (user: { id: number; version?: number }, isEnabled: boolean, signal?: AbortSignal) => Promise<SavedUser>
  /** Changes up to 1,000 people; each is changed or refused on their own. */
  changeMany: (ids: readonly number[], change: UsersChange, signal?: AbortSignal) => Promise<UsersChanged>
  /** Makes a one-time password, to be shown once, or sent to its owner by the server. */
  resetPassword: (id: number, signal?: AbortSignal) => Promise<OneTimePassword>
  /** Lifts the lock of failed sign-ins; returns from how many networks. */
  unlock: (id: number, signal?: AbortSignal) => Promise<number>
  /** One personal value in full; the purpose is logged with it. */
  reveal: (ask: { id: number; field: PersonalField; purpose: string }, signal?: AbortSignal) => Promise<string | null>
  isUsernameFree: (username: string, signal?: AbortSignal) => Promise<boolean>
  /** One's own record. */
  getOwn: (signal?: AbortSignal) => Promise<OwnDetail>
  saveOwn: (detail: OwnDetail, signal?: AbortSignal) => Promise<OwnDetail>
  changeOwnPassword: (
    change: { userId: number; oldPassword: string; newPassword: string },
    signal?: AbortSignal,
  ) => Promise<void>
  /** The rule of one's own password in words. */
  passwordRule: (signal?: AbortSignal) => Promise<string>
}

/** The calls about users. */
export function userEndpoints(connection: Connection): UserEndpoints {
  const sealPassword = createPasswordCipher(connection)
  return { ...reading(connection), ...writing(connection, sealPassword), ...own(connection, sealPassword) }
}

type SealPassword = ReturnType<typeof createPasswordCipher>

function reading({ api, unwrap }: Connection) {
  return {
    list: async ({ conditions, page, pageSize, sort }: UserQuery, signal?: AbortSignal) => {
      const body = {
        currentPage: page,
        pageSize,
        t: userConditionsToWire(conditions),
        sortField: sort?.field,
        sortOrder: sort?.direction,
      }
      const found = await unwrap.data(api.POST('/api/userInfo/queryPageUserInfoList', { body, signal }))
      return pageFromWire(found, userRowFromWire)
    },
    get: async (id: number, signal?: AbortSignal) =>
      userFromWire(await unwrap.data(api.GET('/api/userInfo/getUserInfo', { params: { query: { id } }, signal }))),
    getStudent: async (id: number, signal?: AbortSignal) => {
      const { studentInfo, parentList } = await unwrap.data(
        api.GET('/api/userInfo/getStudentInfo', { params: { query: { id } }, signal }),
      )
      return { student: studentFromWire(studentInfo), parents: parentList.map(parentFromWire) }
    },
    getTeacher: async (id: number, signal?: AbortSignal) => {
      const { teacherInfo, teacherClassRelation } = await unwrap.data(
        api.GET('/api/userInfo/getTeacherInfo', { params: { query: { id } }, signal }),
      )
      return teacherFromWire(teacherInfo, teacherClassRelation.classId)
    },
    reveal: async (body: { id: number; field: PersonalField; purpose: string }, signal?: AbortSignal) =>
      (await unwrap.data(api.POST('/api/userInfo/reveal', { body, signal }))).value,
    isUsernameFree: async (username: string, signal?: AbortSignal) => {
      const call = api.GET('/api/auth/checkUsername', { params: { query: { username } }, signal })
      return (await unwrap.data(call)).available
    },
  }
}

function writing({ api, unwrap }: Connection, sealPassword: SealPassword) {
  const sealed = async <Draft extends UserDraft>(draft: Draft): Promise<Draft> =>
    draft.password ? { ...draft, password: await sealPassword(draft.password) } : draft
  return {
    save: async (draft: UserDraft, signal?: AbortSignal) => {
      const body = userToWire(await sealed(draft))
      return unwrap.data(api.POST('/api/userInfo/insertOrUpdateUserInfo', { body, signal }))
    },
    saveStudent: async (draft: StudentDraft, parents: readonly ParentDraft[], signal?: AbortSignal) => {
      const body = studentToWire(await sealed(draft), parents)
      return unwrap.data(api.POST('/api/userInfo/insertOrUpdateStudentInfo', { body, signal }))
    },
    saveTeacher: async (draft: TeacherDraft, signal?: AbortSignal) => {
      const body = teacherToWire(await sealed(draft))
      return unwrap.data(api.POST('/api/userInfo/insertOrUpdateTeacherInfo', { body, signal }))
    },
    remove: async (ids: readonly number[], signal?: AbortSignal) =>
      (await unwrap.data(api.POST('/api/userInfo/deleteUserInfo', { body: { ids: [...ids] }, signal }))).deleted,
    restore: async (ids: readonly number[], signal?: AbortSignal) =>
      (await unwrap.data(api.POST('/api/userInfo/restoreUserInfo', { body: { ids: [...ids] }, signal }))).restored,
    setEnabled: (user: { id: number; version?: number }, isEnabled: boolean, signal?: AbortSignal) => {
      const body = { id: user.id, version: user.version, dataState: enabledToWire(isEnabled) }
      return unwrap.data(api.POST('/api/userInfo/updateState', { body, signal }))
    },
    changeMany: async (ids: readonly number[], change: UsersChange, signal?: AbortSignal) => {
      const body = {
        ids: [...ids],
        dataState: change.isEnabled === undefined ? undefined : enabledToWire(change.isEnabled),
        schoolId: change.organizationId,
        addRoleIds: change.addRoleIds && [...change.addRoleIds],
        removeRoleIds: change.removeRoleIds && [...change.removeRoleIds],
      }
      const { changed, failed } = await unwrap.data(api.POST('/api/userInfo/changeMany', { body, signal }))
      return { changed, failed: failed.map(({ id, msg }) => ({ id, message: msg })) }
    },
    resetPassword: (id: number, signal?: AbortSignal) =>
      unwrap.data(api.POST('/api/userInfo/resetPassword', { body: { id }, signal })),
    unlock: async (id: number, signal?: AbortSignal) =>
      (await unwrap.data(api.POST('/api/userInfo/unlock', { body: { id }, signal }))).unlocked,
  }
}

function own({ api, unwrap }: Connection, sealPassword: SealPassword) {
  return {
    getOwn: async (signal?: AbortSignal) =>
      ownDetailFromWire(await unwrap.data(api.GET('/api/userInfo/getUserDetailSelfInfoByUserId', { signal }))),
    saveOwn: async (detail: OwnDetail, signal?: AbortSignal) => {
      const cscpUserDetailDTO = {
        userId: detail.id,
        name: detail.name,
        mobile: detail.mobile,
        email: detail.email,
        imgPath: detail.avatar,
        discTitle: detail.descriptionTitle,
        discDetail: detail.description,
        roleIds: listToWire(detail.roleIds),
        version: detail.version,
      }
      const saved = await unwrap.data(api.PUT('/api/system/cscpUserDetails', { body: { cscpUserDetailDTO }, signal }))
      return ownDetailFromWire(saved)
    },
    changeOwnPassword: async (
      change: { userId: number; oldPassword: string; newPassword: string },
      signal?: AbortSignal,
    ) => {
      const body = {
        userId: change.userId,
        oldPassword: await sealPassword(change.oldPassword),
        newPassword: await sealPassword(change.newPassword),
      }
      await unwrap.nothing(api.POST('/api/userInfo/cscpUserPassword', { body, signal }))
    },
    passwordRule: (signal?: AbortSignal) => unwrap.data(api.GET('/api/system/cscpUserPasswordRule', { signal })),
  }
}
