import { count, desc, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { activities, signups } from '../../db/tables/research'

/** A person's own record with the numbers of the personal centre. */
export interface SummaryRow {
  name: string
  userType: string
  schoolId: number | null
  schoolName: string | null
  gradeName: string | null
  className: string | null
  imgPath: string | null
  hasMobile: boolean
  hasEmail: boolean
  hasTitle: boolean
  hasDetail: boolean
  resources: number
  favourites: number
  signups: number
  submissions: number
  creditHours: number
}

/** What the personal centre shows about its owner. */
export async function findSummary(db: Db, userId: number): Promise<SummaryRow | undefined> {
  const [row] = await rowsOf<SummaryRow>(
    db,
    sql`select app_user.name, app_user.user_type as "userType", app_user.school_id::float8 as "schoolId",
      school.name as "schoolName", school_grade.name as "gradeName", school_class.name as "className",
      app_user.img_path as "imgPath", app_user.mobile_enc is not null as "hasMobile",
      app_user.email is not null as "hasEmail", app_user.disc_title is not null as "hasTitle",
      app_user.disc_detail is not null as "hasDetail",
      (select count(*)::int from resource where owner_id = app_user.id and deleted_at is null) as resources,
      (select count(*)::int from favourite where user_id = app_user.id) as favourites,
      (select count(*)::int from research_signup where user_id = app_user.id) as signups,
      (select count(*)::int from preschool_submission where author_id = app_user.id and kind = 'home') as submissions,
      (select coalesce(sum(credit_hours), 0)::float8 from research_signup where user_id = app_user.id) as "creditHours"
    from app_user
    left join school on school.id = app_user.school_id
    left join user_student on user_student.user_id = app_user.id
    left join school_grade on school_grade.id = user_student.grade_id
    left join school_class on school_class.id = user_student.class_id
    where app_user.id = ${userId}`,
  )
  return row
}

/** One page of the activities that a person has signed up for, the latest first, with the total. */
export async function pageSignups(db: Db, userId: number, window: PageWindow) {
  const rows = await db
    .select({
      activityId: activities.id,
      name: activities.name,
      startAt: activities.startAt,
      endAt: activities.endAt,
      place: activities.place,
      signedAt: signups.signedAt,
      checkedAt: signups.checkedAt,
      creditHours: signups.creditHours,
    })
    .from(signups)
    .innerJoin(activities, eq(activities.id, signups.activityId))
    .where(eq(signups.userId, userId))
    .orderBy(desc(activities.startAt), desc(activities.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db.select({ n: count() }).from(signups).where(eq(signups.userId, userId))
  return { rows, total: onlyRow(counted).n }
}

/** A registration as {@link pageSignups} returns it. */
export type SignupRow = Awaited<ReturnType<typeof pageSignups>>['rows'][number]
