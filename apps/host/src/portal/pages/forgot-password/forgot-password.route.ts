import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'forgot-password',
  paths: ['/change-password'],
  publicPaths: ['/change-password'],
})

/** Addresses for the browser tests of all pages. */
export const sampleAddresses = ['/change-password']
