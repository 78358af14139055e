import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'research',
  paths: ['/teachResearch'],
  filters: ['column', 'when', 'view', 'month', 'gardeId', 'courseId', 'keyword'],
  isPaged: true,
  publicPaths: ['/teachResearch'],
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/teachResearch', '/teachResearch?view=calendar']
