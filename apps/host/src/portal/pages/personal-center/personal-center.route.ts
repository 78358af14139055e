import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'personal-center',
  paths: ['/personalCenter'],
  filters: ['tab', 'child'],
  isPaged: true,
})

/** No addresses for the browser tests of all pages: visitors cannot open it, or it has separate tests. */
export const sampleAddresses: string[] = []
