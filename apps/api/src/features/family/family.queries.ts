import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { PageWindow } from '../../db/page-window'
import { onlyRow } from '../../db/only-row'

/** A child as its guardian sees it. */
export interface ChildRow {
  userId: number
  username: string
  name: string
  birthDate: string | null
  relation: string | null
  schoolName: string | null
  gradeName: string | null
  className: string | null
  imgPath: string | null
  consents: number
  works: number
  requests: number
  closureRequestedAt: string | null
  closureDueAt: string | null
}

/** The children that a guardian is registered with, in the order of their links. */
export function listChildren(db: Db, guardianId: number): Promise<ChildRow[]> {
  return rowsOf<ChildRow>(
    db,
    sql`select child.id::float8 as "userId", child.username, child.name, child.birth_date::text as "birthDate",
      guardian.family_name as relation, school.name as "schoolName", school_grade.name as "gradeName",
      school_class.name as "className", child.img_path as "imgPath",
      (select count(*)::int from consent where guardian_id = ${guardianId} and subject_id = child.id
        and withdrawn_at is null) as consents,
      (select count(*)::int from comp_work work join comp_entry entry on entry.id = work.entry_id
        where entry.applicant_id = child.id and work.deleted_at is null and entry.deleted_at is null) as works,
      (select count(*)::int from change_school_request where user_id = child.id
        and state in ('submitted', 'out_agreed', 'in_agreed', 'authority_agreed')) as requests,
      closure.requested_at::text as "closureRequestedAt", closure.due_at::text as "closureDueAt"
    from guardian join app_user child on child.id = guardian.student_user_id and child.deleted_at is null
    left join school on school.id = child.school_id
    left join user_student on user_student.user_id = child.id
    left join school_grade on school_grade.id = user_student.grade_id
    left join school_class on school_class.id = user_student.class_id
    left join account_closure closure on closure.user_id = child.id and closure.closed_at is null
    where guardian.parent_user_id = ${guardianId} order by guardian.id limit 100`,
  )
}

/** Guardians of a child with an account, other than one. */
export async function listOtherGuardians(db: Db, childId: number, guardianId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select app_user.id::float8 as id from guardian join app_user on app_user.id = guardian.parent_user_id
      where guardian.student_user_id = ${childId} and app_user.id <> ${guardianId} and app_user.deleted_at is null`,
  )
  return rows.map(({ id }) => id)
}

/** Who saw which value of a person in full, when, and what for. */
export interface AccessRow {
  at: string
  field: string
  purpose: string
  actorName: string
  orgName: string | null
}

/** One page of the accesses to a person's values in full, the latest first, with the total. */
export async function pageAccesses(db: Db, subjectId: number, { limit, offset }: PageWindow) {
  const rows = await rowsOf<AccessRow>(
    db,
    sql`select log.at::text as at, log.field, log.purpose, log.actor_name as "actorName", school.name as "orgName"
      from pii_access_log log left join app_user actor on actor.id = log.actor_id
      left join school on school.id = actor.school_id
      where log.subject_id = ${subjectId} order by log.at desc, log.id desc limit ${limit} offset ${offset}`,
  )
  const counted = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from pii_access_log where subject_id = ${subjectId}`,
  )
  return { rows, total: onlyRow(counted).n }
}
