import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { requireSubject } from '../family/family.policy'
import { pageOwnCertificates, pageOwnEntries } from './own-lists.queries'

/** Entries of the caller or of a minor child of the caller. */
export const queryPageMyEntries: Handler<'queryPageMyEntries'> = async (call) => {
  const { currentPage, pageSize, t = {} } = call.body
  const subject = await requireSubject(call, t.childId)
  const { rows, total } = await pageOwnEntries(call.db, subject.id, windowOf(currentPage, pageSize))
  const data = rows.map((row) => ({ ...row, createdAt: siteTime(new Date(row.createdAt)) }))
  return ok({ data, total, currentPage, pageSize })
}

/** Certificates of the caller or of a minor child of the caller. */
export const queryPageMyCertificates: Handler<'queryPageMyCertificates'> = async (call) => {
  const { currentPage, pageSize, t = {} } = call.body
  const subject = await requireSubject(call, t.childId)
  const { rows, total } = await pageOwnCertificates(call.db, subject.id, windowOf(currentPage, pageSize))
  const data = rows.map((row) => ({ ...row, issuedAt: siteTime(new Date(row.issuedAt)) }))
  return ok({ data, total, currentPage, pageSize })
}
