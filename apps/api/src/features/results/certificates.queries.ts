import { type CertificateSeries, type CertificateTemplateDraft, numberIn, seriesOf } from '@doorway/api-client/rules'
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
  /** Whose account the award is of; null for organisations. */
  holderId: number | null
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
    award.level, grp.seq, award.certificate_template_id as "templateId",
    coalesce(award_grant.user_id, entry.applicant_id)::float8 as "holderId"
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

/** An award that has no certificate, with the template of the one that it will get. */
export interface MissingRow {
  grantId: number
  holderId: number | null
  template: ({ id: number } & CertificateTemplateDraft) | null
}

/** Awards of a competition that have no certificate, as certificates are numbered: organisations after the works. */
export function listMissing(db: Db, competitionId: number): Promise<MissingRow[]> {
  return rowsOf<MissingRow>(
    db,
    sql`select "grantId", "holderId",
        case when template.id is not null then json_build_object('id', template.id, 'name', template.name,
          'orientation', template.orientation, 'title', template.title, 'body', template.body,
          'issuer', template.issuer, 'numberRule', template.number_rule) end as template
      from (${listed}) listed left join certificate_template template on template.id = "templateId"
      where "competitionId" = ${competitionId}::bigint and state = 'missing'
      order by "isOrganization", level, seq, "grantId"`,
  )
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

/** The highest number of a series, or 0. */
export async function lastNumberOf(db: Db, { head, tail }: CertificateSeries): Promise<number> {
  const rows = await rowsOf<{ last: number }>(
    db,
    sql`with given as (select ${head}::text as head, ${tail}::text as tail),
      middle as (
        select substring(no from length(head) + 1 for greatest(length(no) - length(head) - length(tail), 0)) as digits
        from certificate, given where starts_with(no, head) and right(no, length(tail)) = tail)
      select coalesce(max(case when digits ~ '^[0-9]{1,15}$' then digits::bigint end), 0)::float8 as last from middle`,
  )
  return onlyRow(rows).last
}

/** Texts that a certificate is issued with. */
export type CertificateTexts = Pick<CertificateTemplateDraft, 'orientation' | 'title' | 'body' | 'issuer'>

/** Certificates to be issued. */
export interface Issue {
  series: CertificateSeries
  /** Null: the texts of certificates without a template. */
  template: ({ id: number } & CertificateTexts) | null
  /** In the order of their numbers. */
  grants: readonly { grantId: number; verifyCode: string }[]
  at: Date
}

/** Issues certificates with the next numbers of a series. */
export async function insertCertificates(tx: Db, { series, template, grants, at }: Issue): Promise<void> {
  await lockNumbers(tx)
  const last = await lastNumberOf(tx, series)
  const rows = grants.map((grant, index) => ({ ...grant, no: numberIn(series, last + index + 1) }))
  const sheet = template && textsOf(template)
  await tx.execute(sql`
    insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at, template_id)
    select given.no, "verifyCode", "grantId", "holderName",
      jsonb_build_object('award', "awardName", 'work', "workTitle")
        || ${JSON.stringify(sheet ? { sheet } : {})}::jsonb,
      ${at.toISOString()}::timestamptz, ${template ? template.id : null}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("grantId" bigint, "verifyCode" text, no text)
    join (${listed}) listed using ("grantId") order by length(given.no), given.no`)
}

const textsOf = ({ orientation, title, body, issuer }: CertificateTexts) => ({ orientation, title, body, issuer })

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

/** The series of the number that a certificate has. */
const seriesOfNumber = (no: string): CertificateSeries => {
  const last = no.search(/[0-9][^0-9]*$/)
  if (last < 0) return { head: no, tail: '', size: 1 }
  let first = last
  while (first > 0 && /[0-9]/.test(no.charAt(first - 1))) first -= 1
  return { head: no.slice(0, first), tail: no.slice(last + 1), size: last + 1 - first }
}

interface NumberedRow {
  no: string
  rule: string | null
  code: string
  year: number
}

/** The series of a number: by the rule of its template, or by the digits at its end where the rule has changed. */
function seriesOfRow({ no, rule, code, year }: NumberedRow): CertificateSeries {
  const series = rule === null ? undefined : seriesOf(rule, { code, year })
  const isOfRule = series !== undefined && no.startsWith(series.head) && no.endsWith(series.tail)
  return isOfRule ? series : seriesOfNumber(no)
}

/**
 * Issues a certificate with the next number of the same series and the same texts in the place of a revoked one; returns
 * its id and number.
 */
export async function reissueCertificate(
  tx: Db,
  { replacedId, grantId, awardName, verifyCode, holderName, at }: Reissue,
): Promise<{ id: number; no: string }> {
  await lockNumbers(tx)
  const replaced = await rowsOf<NumberedRow>(
    tx,
    sql`select no, number_rule as rule, coalesce(certificate_prefix, '') as code, year::int as year
      from certificate join award_grant held on held.id = certificate.award_grant_id
      join competition on competition.id = held.competition_id
      left join certificate_template template on template.id = certificate.template_id
      where certificate.id = ${replacedId}`,
  )
  const series = seriesOfRow(onlyRow(replaced))
  const no = numberIn(series, (await lastNumberOf(tx, series)) + 1)
  const rows = await rowsOf<{ id: number; no: string }>(
    tx,
    sql`insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at, replaces_id, template_id)
      select ${no}, ${verifyCode}, ${grantId}, coalesce(${holderName ?? null}::text, holder_name),
        content || jsonb_build_object('award', ${awardName}::text), ${at.toISOString()}::timestamptz, id, template_id
      from certificate where id = ${replacedId} returning id::int as id, no`,
  )
  return onlyRow(rows)
}
