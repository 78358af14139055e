import type { PortalPage } from '../../apps/host/src/routes/portal-page'

const pages = '../../apps/host/src/portal/pages'
const routes = import.meta.glob<PortalPage>('../../apps/host/src/portal/pages/*/*.route.ts', {
  eager: true,
  import: 'route',
})
const samples = import.meta.glob<string[] | undefined>('../../apps/host/src/portal/pages/*/*.route.ts', {
  eager: true,
  import: 'sampleAddresses',
})

/** Every page of the portal, as its route file defines it. */
export const portalPages = Object.values(routes)

const samplesOf = ({ name }: PortalPage) => samples[`${pages}/${name}/${name}.route.ts`]

/** Addresses of every portal page that visitors may open: those that its route file names, else its first path. */
export const contentPages = portalPages.flatMap((route) => samplesOf(route) ?? [route.paths[0]])

/** Every path of the portal, also of readers with an account, and the addresses that the route files name. */
export const portalAddresses = [
  ...new Set(portalPages.flatMap((route) => [...route.paths, ...(samplesOf(route) ?? [])])),
]
