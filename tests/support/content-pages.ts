import type { PortalPage } from '../../apps/host/src/routes/portal-page'

const pages = '../../apps/host/src/routes/portal-pages'
const routes = import.meta.glob<PortalPage>('../../apps/host/src/portal/pages/*/*.route.ts', {
  eager: true,
  import: 'route',
})
const samples = import.meta.glob<string[] | undefined>('../../apps/host/src/portal/pages/*/*.route.ts', {
  eager: true,
  import: 'sampleAddresses',
})

/** Addresses of every portal page that visitors may open: those that its route file names, else its first path. */
export const contentPages = Object.values(routes).flatMap(
  ({ name, paths }) => samples[`${pages}/${name}/${name}.route.ts`] ?? [paths[0]],
)
