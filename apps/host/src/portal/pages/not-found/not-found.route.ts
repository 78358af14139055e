import { portalPage } from '../../portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'not-found',
  paths: ['/404'],
})

/** Addresses that the browser tests open; none, since a visitor cannot open the page or it has tests of its own. */
export const sampleAddresses: string[] = []
