const PAGE_SIZE = '10'
const MAX_TEXT = 50
const MAX_PAGE = 1_000_000
/** Conditions of one form only; what has another is a slip of the address and no condition. */
const FORMS: Record<string, RegExp> = {
  year: /^\d{4}$/,
  orgId: /^[1-9]\d{0,14}$/,
  areaCode: /^\d{6,12}$/,
  validity: /^(?:valid|invalid|abolished)$/,
}

/** The conditions that an address carries, cut to what the server takes; empty ones are no condition. */
export function filtersOf(url: string, names: readonly string[]): Record<string, string> {
  const asked = new URL(url).searchParams
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = asked.get(name)?.trim().slice(0, MAX_TEXT)
      return value && (FORMS[name]?.test(value) ?? true) ? [[name, value]] : []
    }),
  )
}

/** Page and size for the server; a page that is no number is the first. */
export function pageOf(url: string, pageSize = PAGE_SIZE): Record<string, string> {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  const isPage = Number.isSafeInteger(page) && page > 0
  return { currentPage: String(isPage ? Math.min(page, MAX_PAGE) : 1), pageSize }
}
