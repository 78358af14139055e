import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'principals',
  paths: ['/principalGrowth'],
  filters: ['column', 'keyword'],
  isPaged: true,
})
