import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'schools',
  paths: ['/schoolStyle'],
  filters: ['areaCode', 'schoolType', 'tag', 'keyword'],
  isPaged: true,
  publicPaths: ['/schoolStyle'],
})
