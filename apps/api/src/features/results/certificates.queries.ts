import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'

/** A certificate, or an award that has none. */
export interface CertificateRow {
  competitionId: number
  grantId: number
  isInForce: boolean
  id: number | null
  no: string | null
  holderName: string
  isOrganization: boolean
  workId: number | null
  workTitle: string | null
  groupName: string | null
  awardName: string
  state: Schema<'ManagedCertificate'>['state']
  issuedAt: Date | null
  revokedAt: Date | null
  revokeReason: string | null
  replacesNo: string | null
  replacedByNo: string | null
}

/** Awards in force without any certificate are missing one; a revoked certificate is reissued or stays revoked. */
const listed = sql`
  select award_grant.competition_id::int as "competitionId", award_grant.id::int as "grantId",
    award_grant.state = 'final' as "isInForce", certificate.id::int as id, certificate.no,
    coalesce(certificate.holder_name, entry.snapshot ->> 'applicantName', person.name, school.name) as "holderName",
    award_grant.org_id is not null as "isOrganization", work.id::int as "workId", work.title as "workTitle",
    grp.name as "groupName", coalesce(certificate.content ->> 'award', award.name) as "awardName",
    case when certificate.id is null then 'missing' when certificate.revoked_at is null then 'valid' else 'revoked' end
      as state,
    certificate.issued_at as "issuedAt", certificate.revoked_at as "revokedAt",
    certificate.revoke_reason as "revokeReason", replaced.no as "replacesNo", newer.no as "replacedByNo",
    award.level, grp.seq
  from award_grant join award on award.id = award_grant.award_id
  left join certificate on certificate.award_grant_id = award_grant.id
  left join certificate replaced on replaced.id = certificate.replaces_id
  left join certificate newer on newer.replaces_id = certificate.id
  left join comp_work work on work.id = award_grant.work_id
  left join comp_entry entry on entry.id = work.entry_id
  left join competition_group grp on grp.id = entry.group_id
  left join app_user person on person.id = award_grant.user_id
  left join school on school.id = award_grant.org_id
  where (certificate.id is not null or award_grant.state = 'final')`

/** A driver may send moments as text. */
const momentOf = (value: Date | string | null) => (value === null ? null : new Date(value))

async function selectCertificates(db: Db, where: SQL, end: SQL = sql``): Promise<CertificateRow[]> {
  const rows = await rowsOf<CertificateRow>(db, sql`select * from (${listed}) listed where ${where} ${end}`)
  return rows.map((row) => ({ ...row, issuedAt: momentOf(row.issuedAt), revokedAt: momentOf(row.revokedAt) }))
}

/** One certificate. */
export async function findCertificateById(db: Db, id: number): Promise<CertificateRow | undefined> {
  const [row] = await selectCertificates(db, sql`id = ${id}::bigint`)
  return row
}

/** One page of the certificates of a competition with the exact total: what is missing first, then the newest. */
export async function pageCertificates(
  db: Db,
  { competitionId, state, keyword }: Schema<'CertificateConditions'>,
  window: PageWindow,
): Promise<{ rows: CertificateRow[]; total: number }> {
  const text = keyword?.trim().toLowerCase()
  const where = sql`"competitionId" = ${competitionId}::bigint
    ${state ? sql`and state = ${state}` : sql``}
    ${text ? sql`and position(${text}::text in lower(concat_ws(' ', no, "holderName", "workTitle"))) > 0` : sql``}`
  const rows = await selectCertificates(
    db,
    where,
    sql`order by id is not null, id desc, level, seq, "grantId" limit ${window.limit} offset ${window.offset}`,
  )
  const counted = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from (${listed}) listed where ${where}`)
  return { rows, total: onlyRow(counted).n }
}

/** Awards of a competition that have no certificate, as certificates are numbered: organisations after the works. */
export async function listMissing(db: Db, competitionId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select "grantId" as id from (${listed}) listed where "competitionId" = ${competitionId}::bigint and state = 'missing'
      order by "isOrganization", level, seq, "grantId"`,
  )
  return rows.map(({ id }) => id)
}

/** Does the competition have a published run? */
export async function hasPublishedRun(db: Db, competitionId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from result_run where competition_id = ${competitionId} and state = 'published' limit 1`,
  )
  return rows.length > 0
}

/** Numbers of a series are taken one after the other, whichever competition takes them. */
const lockNumbers = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('certificate numbers'))`)

/** Certificates to be issued. */
export interface Issue {
  /** What stands before the number in the series. */
  head: string
  /** In the order of their numbers. */
  grants: readonly { grantId: number; verifyCode: string }[]
  at: Date
}

const NUMBER_SIZE = 6

/** Issues certificates with the next numbers of a series. */
export async function insertCertificates(tx: Db, { head, grants, at }: Issue): Promise<void> {
  await lockNumbers(tx)
  await tx.execute(sql`
    with chosen as (
      select "grantId", "verifyCode", row_number() over ()::bigint as place
      from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as given ("grantId" bigint, "verifyCode" text)),
    last as (
      select coalesce(max(substring(no from '([0-9]+)[^0-9]*$')::bigint), 0) as number from certificate
      where regexp_replace(no, '[0-9]+[^0-9]*$', '') = ${head}),
    fresh as (
      select listed.*, chosen."verifyCode", chosen.place, (last.number + chosen.place)::text as number
      from chosen join (${listed}) listed on listed."grantId" = chosen."grantId", last)
    insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at)
    select ${head}::text || lpad(number, greatest(${NUMBER_SIZE}::int, length(number)), '0') || '号', "verifyCode",
      "grantId", "holderName", jsonb_build_object('award', "awardName", 'work', "workTitle"),
      ${at.toISOString()}::timestamptz
    from fresh order by place`)
}

/** Revokes a certificate that is valid. */
export async function updateRevoked(tx: Db, id: number, { reason, at }: { reason: string; at: Date }): Promise<void> {
  await tx.execute(sql`
    update certificate set revoked_at = ${at.toISOString()}::timestamptz, revoke_reason = ${reason}
    where id = ${id} and revoked_at is null`)
}

/** A certificate that takes the place of a revoked one. */
export interface Reissue {
  replacedId: number
  grantId: number
  awardName: string
  verifyCode: string
  /** Absent: as before. */
  holderName?: string
  at: Date
}

/** Issues a certificate with the next number of the same series in the place of a revoked one; returns its id and number. */
export async function reissueCertificate(
  tx: Db,
  { replacedId, grantId, awardName, verifyCode, holderName, at }: Reissue,
): Promise<{ id: number; no: string }> {
  await lockNumbers(tx)
  const rows = await rowsOf<{ id: number; no: string }>(
    tx,
    sql`with replaced as (
        select id, holder_name, content, regexp_replace(no, '[0-9]+[^0-9]*$', '') as head,
          substring(no from '[^0-9]*$') as tail, length(substring(no from '([0-9]+)[^0-9]*$')) as size
        from certificate where id = ${replacedId}),
      next as (
        select max(substring(certificate.no from '([0-9]+)[^0-9]*$')::bigint) + 1 as number
        from certificate, replaced
        where regexp_replace(certificate.no, '[0-9]+[^0-9]*$', '') = replaced.head)
      insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at, replaces_id)
      select head || lpad(next.number::text, greatest(size, length(next.number::text)), '0') || tail, ${verifyCode},
        ${grantId}, coalesce(${holderName ?? null}::text, holder_name), content || jsonb_build_object('award', ${awardName}::text),
        ${at.toISOString()}::timestamptz, replaced.id
      from replaced, next returning id::int as id, no`,
  )
  return onlyRow(rows)
}
