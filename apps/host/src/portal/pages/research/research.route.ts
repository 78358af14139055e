import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'research',
  paths: ['/teachResearch'],
  publicPaths: ['/teachResearch'],
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/teachResearch', '/teachResearch?view=calendar']
