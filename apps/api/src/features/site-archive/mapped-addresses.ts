import { Parser } from 'htmlparser2'

/** The texts of all elements of that name. */
function textsIn(xml: string, element: string): string[] {
  const texts: string[] = []
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        text = name === element ? '' : undefined
      },
      // Comes in parts, one for each entity.
      ontext: (part) => {
        if (text !== undefined) text += part
      },
      onclosetag: () => {
        if (text !== undefined) texts.push(text)
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}

/** All addresses of a site's map, whose parts are read in turn. */
export async function mappedAddresses(read: (path: string) => Promise<Response>, siteCode: string): Promise<URL[]> {
  const first = await (await read(`/sitemap.xml?site=${siteCode}`)).text()
  const places = textsIn(first, 'loc').map((place) => new URL(place))
  if (!first.includes('<sitemapindex')) return places
  const found: URL[] = []
  for (const { pathname, searchParams } of places) {
    searchParams.set('site', siteCode)
    const part = await read(`${pathname}?${searchParams.toString()}`)
    found.push(...textsIn(await part.text(), 'loc').map((place) => new URL(place)))
  }
  return found
}
