const ADDRESS = /\/api\/file\/content\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?[^"'\s<>]*)?/g

/** Ids of the files that an HTML text shows or links to. */
export const fileIdsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(ADDRESS)).flatMap(([, id]) => id ?? [])),
]

/** The text with plain addresses of its files: keys are for one reader and ten minutes. */
export const withoutFileKeys = (html: string): string => html.replaceAll(ADDRESS, '/api/file/content/$1')

/** The text with a key at the address of each file that has one. */
export const withFileKeys = (html: string, keys: ReadonlyMap<string, string>): string =>
  html.replaceAll(ADDRESS, (whole, id: string) => {
    const key = keys.get(id)
    return key === undefined ? whole : `/api/file/content/${id}?key=${key}`
  })
