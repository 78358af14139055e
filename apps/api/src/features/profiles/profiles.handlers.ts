import { limits } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { nextChangeOf } from '../content/content.service'
import type { Feature } from '../feature'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { profileKinds } from './profile-kinds'
import { presentPrincipalCard, presentSchoolCard } from './profiles.presenter'
import { pagePrincipals, pageSchools } from './profiles.queries'

/** Schools that present themselves. */
const listSchoolProfiles: PublicHandler<'listSchoolProfiles'> = async (call) => {
  const {
    siteCode,
    keyword,
    areaCode,
    schoolType,
    tag,
    currentPage = limits.firstPage,
    pageSize = limits.pageSize,
  } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, 'schoolStyle')
  const filter = { keyword: keyword?.trim(), areaCode, kind: schoolType, tag }
  const { rows, total } = await pageSchools(call.db, filter, call.clock.now(), windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentSchoolCard(row, column))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Principals who are presented. */
const listPrincipals: PublicHandler<'listPrincipals'> = async (call) => {
  const { siteCode, keyword, currentPage = limits.firstPage, pageSize = limits.pageSize } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, 'principalGrowth')
  const window = windowOf(currentPage, pageSize)
  const { rows, total } = await pagePrincipals(call.db, keyword?.trim(), call.clock.now(), window)
  const data = rows.map((row) => presentPrincipalCard(row, column))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Operations of this feature. */
export const profilesFeature: Feature = {
  contentKinds: profileKinds,
  open: { listSchoolProfiles, listPrincipals },
}
