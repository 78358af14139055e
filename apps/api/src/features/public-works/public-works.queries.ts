import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import { certificates, competitions, entries, grants, works } from '../../db/tables/competitions'
import { fileTranscodes } from '../../db/tables/files'
import { workFiles } from '../../db/tables/work-files'
import { isPublicWork } from '../competitions/public-works.queries'
import { isResultPublished } from '../competitions/score-visibility.queries'
import { applicantName, publicName } from '../competitions/works.queries'

/** A public work as its page and lists show it. */
export interface PublicWorkRow {
  id: number
  title: string
  summary: string
  coverFileId: string | null
  viewCount: number
  textbook: string | null
  gradeName: string | null
  knowledge: string | null
  authorName: string | null
  schoolName: string | null
  areaName: string | null
  awardId: number
  awardName: string
  awardLevel: number
  groupName: string
  gardeName: string | null
  courseId: string
  courseName: string | null
  competitionId: number
  competitionName: string
  year: number
  slots: readonly { key: string; label: string }[]
  certificateNo: string | null
}

interface Chosen {
  siteId: number
  now: Date
  where: SQL | undefined
}

const joined = ({ siteId, now, where }: Chosen) => sql`from comp_work
  join award_grant on award_grant.work_id = comp_work.id and award_grant.state = 'final'
  join award on award.id = award_grant.award_id
  join competition on competition.id = comp_work.competition_id
  join comp_entry on comp_entry.id = comp_work.entry_id
  join competition_group on competition_group.id = comp_entry.group_id
  left join garde on garde.garde_id = comp_entry.garde_id
  left join subject on subject.garde_id = comp_entry.garde_id and subject.course_id = comp_entry.course_id
  where ${and(sql`competition.site_id = ${siteId}::bigint`, isPublicWork(works.id, now), where)}`

const fields = sql`comp_work.id::float8 as id, comp_work.title, comp_work.summary,
  comp_work.cover_file_id as "coverFileId", comp_work.view_count::float8 as "viewCount", comp_work.textbook,
  comp_work.grade_name as "gradeName", comp_work.knowledge, ${publicName(applicantName)} as "authorName",
  comp_entry.snapshot ->> 'schoolName' as "schoolName", comp_entry.snapshot ->> 'areaName' as "areaName",
  award.id::float8 as "awardId", award.name as "awardName", award.level as "awardLevel",
  competition_group.name as "groupName", garde.garde_name as "gardeName", comp_entry.course_id as "courseId",
  subject.course_name as "courseName", competition.id::float8 as "competitionId", competition.name as "competitionName",
  competition.year, competition.work_schema -> 'slots' as slots,
  (select certificate.no from certificate where certificate.award_grant_id = award_grant.id
    and certificate.revoked_at is null order by certificate.id desc limit 1) as "certificateNo"`

/** One public work of a site. */
export async function findPublicWork(db: Db, { siteId, id, now }: { siteId: number; id: number; now: Date }) {
  const [row] = await rowsOf<PublicWorkRow>(
    db,
    sql`select ${fields} ${joined({ siteId, now, where: eq(works.id, id) })}`,
  )
  return row
}

const RELATED = 6

/** Other public works of the competition: those with the same award and subject first. */
export function listRelatedWorks(db: Db, siteId: number, work: PublicWorkRow, now: Date): Promise<PublicWorkRow[]> {
  const where = sql`comp_work.competition_id = ${work.competitionId}::bigint and comp_work.id <> ${work.id}::bigint`
  return rowsOf<PublicWorkRow>(
    db,
    sql`select ${fields} ${joined({ siteId, now, where })}
      order by (award.level = ${work.awardLevel}::int)::int + (comp_entry.course_id = ${work.courseId})::int desc,
        award.level, comp_work.id limit ${RELATED}::int`,
  )
}

/** The newest public works of a site, the highest award first. */
export function listNewestWorks(db: Db, siteId: number, limit: number, now: Date): Promise<PublicWorkRow[]> {
  return rowsOf<PublicWorkRow>(
    db,
    sql`select ${fields} ${joined({ siteId, now, where: undefined })}
      order by competition.year desc, award.level, comp_work.id limit ${limit}::int`,
  )
}

/** One page of the public works that contain the words: in title, summary or school. */
export async function searchPublicWorks(
  db: Db,
  { siteId, text, now }: { siteId: number; text: string; now: Date },
  { limit, offset }: PageWindow,
) {
  const where = containsTerms(
    [sql`comp_work.title`, sql`comp_work.summary`, sql`coalesce(comp_entry.snapshot ->> 'schoolName', '')`],
    text,
  )
  const chosen = joined({ siteId, now, where })
  const [rows, counted] = await Promise.all([
    rowsOf<PublicWorkRow>(
      db,
      sql`select ${fields} ${chosen} order by competition.year desc, award.level, comp_work.id
        limit ${limit}::int offset ${offset}::int`,
    ),
    rowsOf<{ n: number }>(db, sql`select count(*)::int as n ${chosen}`),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** Which file of a work. */
export interface WorkFileKey {
  workId: number
  slot: string
  seq: number
  /** It is saved: the file as its author sent it, and not the copy of a video that browsers can play. */
  isSaved: boolean
}

/** The place of the cover among the files of a work. */
export const COVER = 'cover'

/** The file at this place of a public work; undefined where the work is not public or has none. */
export async function findPublicFile(
  db: Db,
  { workId, slot, seq, isSaved }: WorkFileKey,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ coverFileId: works.coverFileId, fileId: workFiles.fileId, copyId: fileTranscodes.copyId })
    .from(works)
    .leftJoin(workFiles, and(eq(workFiles.workId, works.id), eq(workFiles.slot, slot), eq(workFiles.seq, seq)))
    .leftJoin(fileTranscodes, eq(fileTranscodes.fileId, workFiles.fileId))
    .where(and(eq(works.id, workId), isPublicWork(works.id, now)))
  return (
    (isSaved ? undefined : row?.copyId) ??
    row?.fileId ??
    (slot === COVER && seq === 0 ? row?.coverFileId : undefined) ??
    undefined
  )
}

/** A certificate of published results by its number, revoked ones too. */
export async function findPublicCertificate(db: Db, { siteId, no, now }: { siteId: number; no: string; now: Date }) {
  const [row] = await db
    .select({
      no: certificates.no,
      verifyCode: certificates.verifyCode,
      holderName: sql<string>`coalesce(${publicName(sql`${certificates.holderName}`)}, ${certificates.holderName})`,
      content: certificates.content,
      isOrganization: sql<boolean>`${grants.workId} is null and ${grants.orgId} is not null`,
      workId: works.id,
      workState: works.state,
      isAwardInForce: sql<boolean>`${grants.state} = 'final'`,
      isPublic: isPublicWork(works.id, now),
      competitionId: competitions.id,
      competitionName: competitions.name,
      issuerName: competitions.host,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
      replacedByNo: sql<
        string | null
      >`(select newer.no from certificate newer where newer.replaces_id = ${certificates.id})`,
    })
    .from(certificates)
    .innerJoin(grants, eq(grants.id, certificates.grantId))
    .innerJoin(competitions, eq(competitions.id, grants.competitionId))
    .leftJoin(works, eq(works.id, grants.workId))
    .leftJoin(entries, eq(entries.id, works.entryId))
    .where(
      and(isResultPublished, eq(competitions.siteId, siteId), isNull(competitions.deletedAt), eq(certificates.no, no)),
    )
  return row
}

/** A certificate as {@link findPublicCertificate} returns it. */
export type PublicCertificateRow = NonNullable<Awaited<ReturnType<typeof findPublicCertificate>>>
