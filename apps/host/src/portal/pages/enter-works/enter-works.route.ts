import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'enter-works',
  paths: ['/enterWorks'],
  filters: ['competitionId', 'groupId', 'keyword'],
  isPaged: true,
})

/** No addresses for the browser tests of all pages: visitors cannot open it. */
export const sampleAddresses: string[] = []
