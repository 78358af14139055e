const PAGE_SIZE = '10'
const MAX_TEXT = 50
const MAX_PAGE = 1_000_000
/** Filters of a fixed format; a value of another format is ignored. */
const FORMATS: Record<string, RegExp> = {
  year: /^\d{4}$/,
  orgId: /^[1-9]\d{0,14}$/,
  areaCode: /^\d{6,12}$/,
  validity: /^(?:valid|invalid|abolished)$/,
}

/** Returns the filters in an address, cut to the server's maximum; empty ones are left out. */
export function filtersOf(url: string, names: readonly string[] = []): Record<string, string> {
  const query = new URL(url).searchParams
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, MAX_TEXT)
      return value && (FORMATS[name]?.test(value) ?? true) ? [[name, value]] : []
    }),
  )
}

/** Returns page and size for the server; an invalid page is the first. */
export function pageOf(url: string, pageSize = PAGE_SIZE): Record<string, string> {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  const isPage = Number.isSafeInteger(page) && page > 0
  return { currentPage: String(isPage ? Math.min(page, MAX_PAGE) : 1), pageSize }
}
