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

const samplesOf = ({ name }: PortalPage) => samples[`${pages}/${name}/${name}.route.ts`]

/** Addresses of every portal page that visitors may open: those that its route file names, else its first path. */
export const contentPages = Object.values(routes).flatMap((route) => samplesOf(route) ?? [route.paths[0]])

/** Every path of the portal, also of readers with an account, and the addresses that the route files name. */
export const portalAddresses = [
  ...new Set(Object.values(routes).flatMap((route) => [...route.paths, ...(samplesOf(route) ?? [])])),
]
