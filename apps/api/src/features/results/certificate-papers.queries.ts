import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { CertificateTexts } from './certificates.queries'

/** What a certificate is printed from. */
export interface PaperRow {
  id: number
  no: string
  verifyCode: string
  holderName: string
  awardName: string
  workTitle: string | null
  isOrganization: boolean
  competitionId: number
  competitionName: string
  groupName: string
  schoolName: string
  host: string
  /** The texts that it was issued with; null: those of certificates without a template. */
  sheet: CertificateTexts | null
  issuedAt: Date
  isRevoked: boolean
  isPublished: boolean
  /** Of the organiser in the order of organisations. */
  position: number
}

async function selectPapers(db: Db, where: SQL): Promise<PaperRow[]> {
  const rows = await rowsOf<Omit<PaperRow, 'issuedAt'> & { issuedAt: string }>(
    db,
    sql`select certificate.id::int as id, certificate.no, certificate.verify_code as "verifyCode",
        certificate.holder_name as "holderName", certificate.content ->> 'award' as "awardName",
        certificate.content ->> 'work' as "workTitle", held.org_id is not null as "isOrganization",
        competition.id::int as "competitionId", competition.name as "competitionName",
        coalesce(grouping.name, '') as "groupName", coalesce(entry.snapshot ->> 'schoolName', unit.name, '') as "schoolName",
        competition.host, certificate.content -> 'sheet' as sheet, certificate.issued_at::text as "issuedAt",
        certificate.revoked_at is not null as "isRevoked", run.state = 'published' as "isPublished",
        organiser.lft::int as position
      from certificate join award_grant held on held.id = certificate.award_grant_id
      join competition on competition.id = held.competition_id and competition.deleted_at is null
      join school organiser on organiser.id = competition.organiser_org_id
      join result_run run on run.id = held.run_id
      left join comp_work work on work.id = held.work_id left join comp_entry entry on entry.id = work.entry_id
      left join competition_group grouping on grouping.id = entry.group_id
      left join app_user person on person.id = held.user_id
      left join school unit on unit.id = coalesce(held.org_id, person.school_id)
      where ${where}`,
  )
  return rows.map((row) => ({ ...row, issuedAt: new Date(row.issuedAt) }))
}

/** The certificate with a number. */
export async function findPaper(db: Db, no: string): Promise<PaperRow | undefined> {
  const [row] = await selectPapers(db, sql`certificate.no = ${no}`)
  return row
}

const validOf = (competitionId: number) => sql`certificate.revoked_at is null
  and held.competition_id = ${competitionId}::bigint`

/** The next valid certificates of a competition after one, by id. */
export const listPapers = (db: Db, competitionId: number, after: number, limit: number) =>
  selectPapers(
    db,
    sql`${validOf(competitionId)} and certificate.id > ${after}::bigint order by certificate.id limit ${limit}`,
  )

/** How many valid certificates a competition has. */
export async function countPapers(db: Db, competitionId: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from certificate join award_grant held on held.id = certificate.award_grant_id
      where ${validOf(competitionId)}`,
  )
  return onlyRow(rows).n
}

/** Does one of these people hold the certificate, by an award of their own or of a work that they made? */
export async function isHeldBy(db: Db, id: number, userIds: readonly number[]): Promise<boolean> {
  const people = sql.join(
    userIds.map((userId) => sql`${userId}::bigint`),
    sql`, `,
  )
  const rows = await rowsOf(
    db,
    sql`select from certificate join award_grant held on held.id = certificate.award_grant_id
      left join comp_work work on work.id = held.work_id left join comp_entry entry on entry.id = work.entry_id
      where certificate.id = ${id}::bigint and (held.user_id in (${people}) or entry.applicant_id in (${people})
        or exists (select from comp_entry_member member where member.entry_id = entry.id
          and member.user_id in (${people}) and member.role in ('author', 'coauthor')))`,
  )
  return rows.length > 0
}
