import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'announcement',
  paths: ['/announcement'],
  filters: ['column', 'year', 'orgId', 'keyword'],
  isPaged: true,
  publicPaths: ['/announcement'],
})
