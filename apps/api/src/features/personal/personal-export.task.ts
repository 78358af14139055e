import { zipSync } from 'fflate'
import { siteTime } from '../../clock'
import { recordOperation } from '../../audit/operation-log'
import type { AnyCall } from '../../http/call'
import { required } from '../../required'
import { unseal } from '../../security/personal-data'
import { translate } from '../../strings/translate'
import { requireSubject } from '../family/family.policy'
import { storeResult } from '../tasks/tasks.queries'
import type { TaskHandler } from '../tasks/task-runner'
import { findStudent, findUser, listUserRoles } from '../users/user-detail.queries'
import { type ExportRows, listPersonalRows } from './personal-export.queries'
import { exportPage } from './personal-export-page'

const encoder = new TextEncoder()

/** The record of a person with every value in full: it is the person's own. */
async function profileOf({ db, clock, secrets }: AnyCall, userId: number): Promise<ExportRows[number]> {
  const user = required(await findUser(db, userId, undefined, clock.now()), 'person')
  const student = await findStudent(db, userId)
  const opened = (sealed: string | null | undefined) => (sealed ? unseal(secrets, sealed) : null)
  const roles = await listUserRoles(db, userId)
  return {
    username: user.username,
    name: user.name,
    userType: user.userType,
    school: user.schoolName,
    area: user.areaName,
    grade: student?.gradeName ?? null,
    class: student?.className ?? null,
    idCard: await opened(user.idCardEnc),
    enrollmentNumber: await opened(student?.enrollmentNumberEnc),
    birthDate: user.birthDate,
    mobile: await opened(user.mobileEnc),
    email: user.email,
    sex: user.sex,
    remark: user.remark,
    descriptionTitle: user.discTitle,
    description: user.discDetail,
    picture: user.imgPath,
    roles: roles.map(({ name }) => name).join(', '),
    registeredAt: siteTime(user.registerTime),
    lastSignInAt: user.lastLogin && siteTime(user.lastLogin),
  }
}

/** Writes everything that is stored about the owner of the task, or a child: for programs as JSON, for people as a page. */
export const exportPersonalData: TaskHandler = async ({ task, call, progress }) => {
  const { db, clock, origin } = call
  const { childId } = task.params
  // Checked again: the link to the child may have ended since the request.
  const subject = await requireSubject(call, typeof childId === 'number' ? childId : undefined)
  const createdAt = siteTime(clock.now())
  const parts = { profile: [await profileOf(call, subject.id)], ...(await listPersonalRows(db, subject.id)) }
  await progress(1, 2)
  const files = {
    'data.json': encoder.encode(JSON.stringify({ createdAt, ...parts }, null, 2)),
    'data.html': encoder.encode(exportPage(origin.locale, createdAt, parts)),
  }
  const bytes = zipSync(files)
  await storeResult(db, task.id, new Blob([new Uint8Array(bytes)]).stream())
  await recordOperation(db, call, {
    action: 'user.exportOwn',
    target: { type: 'user', id: subject.id, label: subject.username },
  })
  await progress(2, 2)
  const name = translate(origin.locale, 'personal.exportName')
  const whose = subject.isChild ? `-${subject.name}` : ''
  return { fileName: `${name}${whose}-${createdAt.slice(0, 10)}.zip` }
}
