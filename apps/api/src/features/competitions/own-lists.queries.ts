import type { Schema } from '@doorway/api-client/types'
import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'

/** An entry of a person, as author or co-author. */
export interface OwnEntryRow {
  id: number
  competitionId: number
  competitionName: string
  groupName: string
  topic: string
  state: Schema<'OwnEntryRow'>['state']
  stateReason: string | null
  receiptNo: string | null
  works: number
  createdAt: string
}

/** A certificate of a person. */
export interface OwnCertificateRow {
  no: string
  verifyCode: string
  holderName: string
  competitionName: string
  awardName: string
  workTitle: string | null
  issuedAt: string
  isRevoked: boolean
}

const isOf = (userId: number): SQL => sql`(entry.applicant_id = ${userId} or exists (
  select 1 from comp_entry_member member where member.entry_id = entry.id and member.user_id = ${userId}
  and member.role in ('author', 'coauthor')))`

async function countOf(db: Db, from: SQL): Promise<number> {
  return onlyRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n ${from}`)).n
}

/** One page of a person's entries, the latest first, with the total. */
export async function pageOwnEntries(db: Db, userId: number, { limit, offset }: PageWindow) {
  const from = sql`from comp_entry entry join competition on competition.id = entry.competition_id
    and competition.deleted_at is null join competition_group grouping on grouping.id = entry.group_id
    where entry.deleted_at is null and ${isOf(userId)}`
  const rows = await rowsOf<OwnEntryRow>(
    db,
    sql`select entry.id::float8 as id, competition.id::float8 as "competitionId", competition.name as "competitionName",
      grouping.name as "groupName", entry.topic, entry.state, entry.state_reason as "stateReason",
      entry.receipt_no as "receiptNo", entry.created_at::text as "createdAt",
      (select count(*)::int from comp_work work where work.entry_id = entry.id and work.deleted_at is null) as works
      ${from} order by entry.created_at desc, entry.id desc limit ${limit} offset ${offset}`,
  )
  return { rows, total: await countOf(db, from) }
}

/** One page of a person's certificates from published results, the latest first, with the total. */
export async function pageOwnCertificates(db: Db, userId: number, { limit, offset }: PageWindow) {
  const from = sql`from certificate join award_grant held on held.id = certificate.award_grant_id
    join award on award.id = held.award_id join competition on competition.id = held.competition_id
    join result_run run on run.id = held.run_id and run.state = 'published'
    left join comp_work work on work.id = held.work_id left join comp_entry entry on entry.id = work.entry_id
    where (held.user_id = ${userId} or (entry.id is not null and ${isOf(userId)}))
      and not exists (select 1 from certificate newer where newer.replaces_id = certificate.id)`
  const rows = await rowsOf<OwnCertificateRow>(
    db,
    sql`select certificate.no, certificate.verify_code as "verifyCode", certificate.holder_name as "holderName",
      competition.name as "competitionName", award.name as "awardName", work.title as "workTitle",
      certificate.issued_at::text as "issuedAt", certificate.revoked_at is not null as "isRevoked"
      ${from} order by certificate.issued_at desc, certificate.id desc limit ${limit} offset ${offset}`,
  )
  return { rows, total: await countOf(db, from) }
}
