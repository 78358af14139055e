import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'winning-works',
  paths: ['/winningWorks'],
  publicPaths: ['/winningWorks'],
  filters: ['competitionId', 'year', 'award', 'keyword', 'view'],
  isPaged: true,
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/winningWorks', '/winningWorks?view=table']
