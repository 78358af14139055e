/** What lines are known by, as the wire spells it. */
const KEYS = ['id', 'areaCode']

const isName = (field: string) => /(name|title|remark|device)$/i.test(field)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function numbered(field: string, value: unknown, at: number): unknown {
  if (KEYS.includes(field)) return typeof value === 'number' ? 100_000 + at : `${100_000 + at}`
  return isName(field) && typeof value === 'string' ? `${value} ${at + 1}` : value
}

/** The longest page of the contract. */
const LONGEST_PAGE = 100

/**
 * A list or the first page of one with this many lines: the first line again and again, with keys and names of their
 * own. A page has at most as many lines as the contract allows; its total is the count.
 */
export function repeated(data: unknown, count: number): unknown {
  if (isRecord(data) && Array.isArray(data['data']))
    return { ...data, data: repeated(data['data'], Math.min(count, LONGEST_PAGE)), total: count }
  if (!Array.isArray(data) || !isRecord(data[0])) return data
  const fields = Object.entries(data[0])
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(fields.map(([field, value]) => [field, numbered(field, value, at)])),
  )
}

const LONG = '云泽省教育现代化与新型城镇化协同发展先行示范区及其代管的各乡镇街道联合管理委员会'

/** The same data with names that are far longer than usual; a bare text is a name too. */
export function lengthened(data: unknown, field = 'name'): unknown {
  if (Array.isArray(data)) return data.map((value) => lengthened(value, field))
  if (isRecord(data))
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lengthened(value, key)]))
  return typeof data === 'string' && isName(field) ? `${data}${LONG}` : data
}
