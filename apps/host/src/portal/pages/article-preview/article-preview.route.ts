import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'article-preview',
  paths: ['/preview'],
  filters: ['token'],
})
