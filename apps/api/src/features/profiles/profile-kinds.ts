import { type ContentKind, NO_HITS } from '../content/content-kind'
import { findOpenColumn } from '../portal-sites/portal-sites.service'
import { presentPrincipalCard, presentSchoolCard } from './profiles.presenter'
import { pagePrincipals, pageSchools } from './profiles.queries'
import { readPrincipal, readSchool } from './profiles.service'

const searchSchools: ContentKind['search'] = async (call, site, { text, window }) => {
  const column = await findOpenColumn(call, site, 'schoolStyle')
  if (!column) return NO_HITS
  const { rows, total } = await pageSchools(call.db, { keyword: text }, call.clock.now(), window)
  return { data: rows.map((row) => presentSchoolCard(row, column)), total }
}

const searchPrincipals: ContentKind['search'] = async (call, site, { text, window }) => {
  const column = await findOpenColumn(call, site, 'principalGrowth')
  if (!column) return NO_HITS
  const { rows, total } = await pagePrincipals(call.db, text, call.clock.now(), window)
  return { data: rows.map((row) => presentPrincipalCard(row, column)), total }
}

/** Profiles of schools and of principals. */
export const profileKinds: readonly ContentKind[] = [
  { type: 'school', readDetail: readSchool, search: searchSchools },
  { type: 'principal', readDetail: readPrincipal, search: searchPrincipals },
]
