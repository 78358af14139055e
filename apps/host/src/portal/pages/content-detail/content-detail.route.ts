import type { ContentDetail } from '../../data/portal-reader'
import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

const isContent = (data: unknown): data is ContentDetail =>
  typeof data === 'object' && data !== null && 'bodyHtml' in data

export const route = portalPage<typeof zh>({
  name: 'content-detail',
  paths: ['/comPageInfo'],
  filters: ['type', 'id', 'code'],
  publicPaths: ['/comPageInfo'],
  head: ({ data, strings }) =>
    isContent(data)
      ? { title: data.title, description: data.summary ?? undefined, item: data }
      : { title: Object(data).title ?? strings.title },
  viewedItem: (data) => (isContent(data) ? data : undefined),
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = [
  '/comPageInfo?type=article&id=1',
  '/comPageInfo?type=page&id=12',
  '/comPageInfo?type=school&id=8',
  '/comPageInfo?type=activity&id=1',
  '/comPageInfo?type=studio&id=1',
  '/comPageInfo?type=work&id=49',
]
