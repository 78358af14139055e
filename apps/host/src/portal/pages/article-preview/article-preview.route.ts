import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'article-preview',
  paths: ['/preview'],
  filters: ['token'],
})

/** Needs a link that an editor has made: `tests/e2e/articles.test.ts` opens one. */
export const sampleAddresses: string[] = []
