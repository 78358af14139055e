import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ClosureRow } from './account-closure.queries'
import type { FavouriteRow } from './favourites.queries'
import type { SignupRow, SummaryRow } from './personal.queries'

const PER_CENT = 100

/** A request to close the account. */
export const presentClosure = ({ requestedAt, dueAt }: ClosureRow): Schema<'AccountClosure'> => ({
  requestedAt: siteTime(requestedAt),
  dueAt: siteTime(dueAt),
})

/** The personal centre of its owner. */
export function presentSummary(
  row: SummaryRow,
  unread: number,
  closure: ClosureRow | undefined,
): Schema<'PersonalSummary'> {
  const filled = {
    mobile: row.hasMobile,
    email: row.hasEmail,
    imgPath: row.imgPath !== null,
    discTitle: row.hasTitle,
    discDetail: row.hasDetail,
  }
  const fields = ['mobile', 'email', 'imgPath', 'discTitle', 'discDetail'] as const
  const missing = fields.filter((field) => !filled[field])
  const { name, userType, schoolId, schoolName, gradeName, className, imgPath, creditHours } = row
  const { resources, favourites, signups, submissions } = row
  return {
    name,
    userType,
    schoolId,
    schoolName,
    gradeName,
    className,
    imgPath,
    completeness: Math.round(((fields.length - missing.length) / fields.length) * PER_CENT),
    missing,
    counts: { resources, favourites, signups, submissions, unread },
    creditHours,
    closure: closure ? presentClosure(closure) : null,
  }
}

/** A favourite for its owner. */
export function presentFavourite(row: FavouriteRow): Schema<'Favourite'>[] {
  const { articleId, articleTitle, resourceId, resourceTitle, isAvailable } = row
  const addedAt = siteTime(row.addedAt)
  if (articleId !== null && articleTitle !== null)
    return [{ type: 'article', id: articleId, title: articleTitle, isAvailable, addedAt }]
  if (resourceId !== null && resourceTitle !== null)
    return [{ type: 'resource', id: resourceId, title: resourceTitle, isAvailable, addedAt }]
  return []
}

/** A registration for its owner. */
export function presentOwnSignup(row: SignupRow, now: Date): Schema<'OwnSignup'> {
  const { activityId, name, startAt, endAt, place, signedAt, checkedAt, creditHours } = row
  return {
    activityId,
    name,
    startAt: siteTime(startAt),
    endAt: siteTime(endAt),
    place,
    signedAt: siteTime(signedAt),
    checkedAt: checkedAt && siteTime(checkedAt),
    creditHours,
    phase: endAt <= now ? 'over' : startAt <= now ? 'running' : 'coming',
  }
}
