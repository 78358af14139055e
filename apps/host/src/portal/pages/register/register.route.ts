import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({ name: 'register', paths: ['/register'] })

/** Addresses for the browser tests of all pages. */
export const sampleAddresses = ['/register']
