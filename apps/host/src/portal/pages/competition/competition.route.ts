import { portalPage } from '../../../routes/portal-page'
import { hasStoredState } from './stored-place'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'competition',
  paths: ['/microCompute', '/othersSignUpList'],
  publicPaths: ['/microCompute'],
  filters: ['id', 'tab', 'stage'],
  hasStoredState,
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/microCompute', '/microCompute?tab=schedule', '/microCompute?id=2&tab=criteria']
