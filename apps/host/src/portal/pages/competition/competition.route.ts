import type { CompetitionPage } from './competition.loader'
import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

/** The part of the loader's data that is in the head of the document; the page may have failed to load. */
const headDataOf = (data: unknown): Partial<Pick<CompetitionPage, 'path' | 'competition'>> => Object(data)

export const route = portalPage<typeof zh>({
  name: 'competition',
  paths: ['/microCompute', '/othersSignUpList'],
  publicPaths: ['/microCompute'],
  filters: ['id', 'tab', 'stage', 'view'],
  trackState: async () => (await import('./stored-place')).trackPlace(),
  head: ({ data, strings }) => {
    const { competition, path = '/othersSignUpList' } = headDataOf(data)
    return competition ? { title: competition.name, description: competition.summary } : { title: strings.titles[path] }
  },
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/microCompute', '/microCompute?tab=schedule', '/microCompute?id=2&tab=criteria']
