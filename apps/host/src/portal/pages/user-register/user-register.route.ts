import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'user-register',
  paths: ['/userRegister'],
  filters: ['type'],
})

/** Addresses for the browser tests of all pages. */
export const sampleAddresses = ['/userRegister?type=4', '/userRegister?type=5']
