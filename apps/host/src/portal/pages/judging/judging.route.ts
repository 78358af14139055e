import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'judging',
  paths: ['/judgeMarks'],
})

/** No addresses for the browser tests of all pages: visitors cannot open it, and it has its own tests. */
export const sampleAddresses: string[] = []
