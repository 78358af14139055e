import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

const isTagged = (data: unknown): data is { tag: string } =>
  typeof data === 'object' && data !== null && 'tag' in data && typeof data.tag === 'string'

export const route = portalPage<typeof zh>({
  name: 'search',
  paths: ['/search'],
  filters: ['q', 'type', 'tag'],
  isPaged: true,
  head: ({ data, strings, t }) => {
    const title = isTagged(data) ? data.tag : strings.title
    return { title, description: t.description(title) }
  },
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/search?q=微课', '/search?tag=微课大赛']
