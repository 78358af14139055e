import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'competition',
  paths: ['/microCompute', '/othersSignUpList'],
  publicPaths: ['/microCompute'],
  filters: ['id', 'tab', 'stage'],
  // It returns to the section that was left before the reader acts.
  isEager: true,
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/microCompute', '/microCompute?tab=schedule', '/microCompute?id=2&tab=criteria']
