import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'door-main',
  isEager: true,
  paths: ['/doorMain'],
  redirectsFrom: ['/', '/doorway'],
  publicPaths: ['/doorMain', '/doorway'],
})
