import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'projects',
  paths: ['/projectShow'],
  filters: ['stage', 'level', 'keyword'],
  isPaged: true,
  publicPaths: ['/projectShow'],
})
