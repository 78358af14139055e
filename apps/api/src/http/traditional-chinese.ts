import type { Locale } from '@doorway/api-client/rules'

const HAN = /\p{Script=Han}/u
/** Addresses are no words, and properties in several languages have their own Traditional Chinese. */
const ADDRESS = /^(?:\/|https?:|data:)/
const TRANSLATED = /(?:names|titles)$/i

type Convert = (text: string) => string

let converters: Promise<{ toTraditional: Convert; toSimplified: Convert }> | undefined

/** Loads the dictionaries when a reader first needs them: they take a few megabytes. */
async function loadConverters() {
  const [{ Converter: toTaiwan }, { Converter: toMainland }] = await Promise.all([
    import('opencc-js/cn2t'),
    import('opencc-js/t2cn'),
  ])
  return {
    toTraditional: toTaiwan({ from: 'cn', to: 'twp' }),
    toSimplified: toMainland({ from: 'twp', to: 'cn' }),
  }
}

const convertersOnce = () => (converters ??= loadConverters())

/** Returns whether a reader of this language reads public content in Traditional Chinese. */
export const readsTraditional = (locale: Locale): boolean => locale === 'tw'

function converted(value: unknown, convert: Convert): unknown {
  if (typeof value === 'string') return HAN.test(value) && !ADDRESS.test(value) ? convert(value) : value
  if (Array.isArray(value)) return value.map((part: unknown) => converted(part, convert))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      TRANSLATED.test(key) ? part : converted(part, convert),
    ]),
  )
}

/** Returns data with its texts in Traditional Chinese as it is written in Taiwan. Addresses stay as they are. */
export async function inTraditional(data: unknown): Promise<unknown> {
  const { toTraditional } = await convertersOnce()
  return converted(data, toTraditional)
}

/** Returns a text in Traditional Chinese. */
export async function textInTraditional(text: string): Promise<string> {
  const { toTraditional } = await convertersOnce()
  return toTraditional(text)
}

/** Returns an address whose query is in Simplified Chinese, in which the content is stored. */
export async function simplifiedQuery(url: URL): Promise<URL> {
  if (![...url.searchParams.values()].some((value) => HAN.test(value))) return url
  const { toSimplified } = await convertersOnce()
  const simplified = new URL(url)
  simplified.search = new URLSearchParams(
    [...url.searchParams].map(([name, value]) => [name, toSimplified(value)]),
  ).toString()
  return simplified
}
