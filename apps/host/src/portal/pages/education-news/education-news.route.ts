import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'education-news',
  paths: ['/educationNews'],
  filters: ['column', 'areaCode', 'keyword'],
  isPaged: true,
  publicPaths: ['/educationNews'],
})
