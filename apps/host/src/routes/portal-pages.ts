import type { Strings } from '../strings/load-strings'
import type { PageStrings, PortalPage } from './portal-page'

/**
 * Every page of the portal: what `pages/<name>/<name>.route.ts` exports. Addresses, route table, titles and preloaded
 * modules follow from this list. The console has it too, since it has to know which addresses are not its own.
 */
export const portalPages = Object.values(
  import.meta.glob<PortalPage>('../portal/pages/*/*.route.ts', { eager: true, import: 'route' }),
)

/** The strings of a page, out of the strings of the portal. */
export function pageStrings<OwnStrings = PageStrings>(
  { name }: PortalPage<OwnStrings>,
  { pages }: Strings,
): OwnStrings {
  const strings = pages[name]
  if (!strings) throw new Error(`The portal page "${name}" has no strings in portal/pages/${name}/strings.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route is typed by the Chinese file of its folder, as are the other languages
  return strings as OwnStrings
}

/** The title of the page at a path; the path itself where no page has it. */
export function pageTitle(path: string, t: Strings): string {
  const page = portalPages.find(({ paths }) => paths.includes(path))
  if (!page) return path
  const { title, titles } = pageStrings(page, t)
  return titles?.[path] ?? title ?? path
}
