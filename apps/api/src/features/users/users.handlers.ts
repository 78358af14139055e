import { type brokenRules, newUserRules, storedUserRules } from '@doorway/api-client/rules'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { translate } from '../../strings/translate'
import { withSecondPerson } from '../confirmations/second-person'
import type { Feature } from '../feature'
import { mergeNameTotalDeltas } from './name-totals.queries'
import { changeOwnPassword } from './password-change.service'
import { reveal } from './reveal.service'
import { loadOwnDetail, saveOwnDetail } from './self-edit.service'
import { saveStudentForm } from './student-save.service'
import { saveTeacherForm } from './teacher-save.service'
import { deleteUsers, resetUserPassword, restoreUsers, setUserState } from './user-account.service'
import { changeMany } from './user-change-many.service'
import { loadStudentDetail, loadTeacherDetail, loadUserDetail } from './user-detail.service'
import { logSave } from './user-log.service'
import { pageOfUsers } from './user-page.service'
import { prepareUser, storeUser, takenField } from './user-save.service'
import { unlock } from './user-unlock.service'
import { presentUserRow } from './users.presenter'
import { savedUser } from './users.queries'

type Rules = Parameters<typeof brokenRules>[0]
const rules: { added: Rules; stored: Rules } = { added: newUserRules, stored: storedUserRules }

/** People by filter, a page at a time, within the caller's scope. */
const queryPageUserInfoList: Handler<'queryPageUserInfoList'> = async ({ db, actor, body, clock }) => {
  const { currentPage, pageSize, t = {}, sortField = 'name', sortOrder = 'asc' } = body
  const { rows, total } = await pageOfUsers(db, actor, {
    conditions: t,
    limit: pageSize,
    offset: (currentPage - 1) * pageSize,
    sort: sortField,
    isDescending: sortOrder === 'desc',
    now: clock.now(),
  })
  return ok({ data: rows.map((row) => presentUserRow(row, actor)), total, currentPage, pageSize })
}

/** One person. */
const getUserInfo: Handler<'getUserInfo'> = async (call) => ok(await loadUserDetail(call, call.query.id))

/** One student with the parents. */
const getStudentInfo: Handler<'getStudentInfo'> = async (call) => ok(await loadStudentDetail(call, call.query.id))

/** One teacher with the class they head. */
const getTeacherInfo: Handler<'getTeacherInfo'> = async (call) => ok(await loadTeacherDetail(call, call.query.id))

/** One's own record. */
const getUserDetailSelf: Handler<'getUserDetailSelf'> = async (call) => {
  const { userId } = call.query
  if (userId !== undefined && userId !== call.actor.userId) throw notFound()
  return ok(await loadOwnDetail(call))
}

/** Saves one's own record. */
const updateUserDetails: Handler<'updateUserDetails'> = async (call) => ok(await saveOwnDetail(call), 'users.selfSaved')

/** Adds or saves a person without student or teacher fields. */
const insertOrUpdateUserInfo: Handler<'insertOrUpdateUserInfo'> = async (call) => {
  const prepared = await prepareUser(call, call.body, { prefix: '', rules })
  const saved = await withSecondPerson(call, async (tx) => {
    const stored = await storeUser(tx, call, prepared)
    await logSave(tx, call, prepared, stored)
    return savedUser(tx, stored.userId)
  }).catch((error: unknown) => {
    throw takenField(error, '')
  })
  return ok(saved, 'users.saved')
}

/** Adds or saves a student with the parents. */
const insertOrUpdateStudentInfo: Handler<'insertOrUpdateStudentInfo'> = async (call) =>
  ok(await saveStudentForm(call), 'users.saved')

/** Adds or saves a teacher with the class they head. */
const insertOrUpdateTeacherInfo: Handler<'insertOrUpdateTeacherInfo'> = async (call) =>
  ok(await saveTeacherForm(call), 'users.saved')

/** Deletes people. */
const deleteUserInfo: Handler<'deleteUserInfo'> = async (call) =>
  ok({ deleted: await deleteUsers(call) }, 'users.deleted')

/** Enables or disables a person. */
const updateUserState: Handler<'updateUserState'> = async (call) => ok(await setUserState(call), 'users.saved')

/** Gives a person a one-time password. */
const resetPassword: Handler<'resetPassword'> = async (call) => ok(await resetUserPassword(call))

/** Lifts the lock of failed sign-ins. */
const unlockUser: Handler<'unlockUser'> = async (call) => ok({ unlocked: await unlock(call) })

/** Shows one personal value in full. */
const revealUserField: Handler<'revealUserField'> = async (call) => ok({ value: await reveal(call) })

/** Changes one's own password. */
const changePassword: Handler<'changePassword'> = async (call) => {
  await changeOwnPassword(call)
  return ok(null, 'password.changed')
}

/** The rule for one's own password in words. */
const getPasswordRule: PublicHandler<'getPasswordRule'> = ({ origin }) =>
  Promise.resolve(ok(translate(origin.locale, 'password.error.newFormat')))

/** Changes state, organization or roles of many people. */
const changeUsers: Handler<'changeUsers'> = async (call) => ok(await changeMany(call))

/** Takes a deletion back. */
const restoreUserInfo: Handler<'restoreUserInfo'> = async (call) => ok({ restored: await restoreUsers(call) })

/** Operations of this feature. */
export const usersFeature: Feature = {
  maintain: ({ db }) => mergeNameTotalDeltas(db),
  open: { getPasswordRule },
  signedIn: {
    queryPageUserInfoList,
    getUserInfo,
    getStudentInfo,
    getTeacherInfo,
    getUserDetailSelf,
    updateUserDetails,
    insertOrUpdateUserInfo,
    insertOrUpdateStudentInfo,
    insertOrUpdateTeacherInfo,
    deleteUserInfo,
    updateUserState,
    resetPassword,
    unlockUser,
    revealUserField,
    changePassword,
    changeUsers,
    restoreUserInfo,
  },
}
