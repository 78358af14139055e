import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'disclose',
  paths: ['/discloseInfos'],
  filters: ['column', 'year', 'validity', 'docNo', 'keyword'],
  isPaged: true,
  publicPaths: ['/discloseInfos'],
})
