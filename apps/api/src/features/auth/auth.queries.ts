import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schools } from '../../db/tables/organizations'
import { userSecurity, users } from '../../db/tables/users'

/** Is a login name taken? Names never differ by case alone. */
export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)))
  return row !== undefined
}

/** The signed-in person as the header shows them. */
export async function findOwnSummary(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      userType: users.userType,
      schoolId: users.schoolId,
      schoolName: schools.name,
      areaCode: users.areaCode,
      imgPath: users.imgPath,
      pwdState: userSecurity.pwdState,
    })
    .from(users)
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId))
  return row
}
