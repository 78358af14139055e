/** Fields that the text of a certificate may have, in the order of the editor. */
export const certificateFields = ['holder', 'work', 'award', 'competition', 'group', 'school', 'date', 'no'] as const

/** A field of the text of a certificate. */
export type CertificateField = (typeof certificateFields)[number]

/** Parts that a number rule may have in addition to its sequence. */
export const certificateNumberParts = ['code', 'year'] as const

/** What the maker of a template writes. */
export interface CertificateTemplateDraft {
  name: string
  orientation: 'landscape' | 'portrait'
  title: string
  body: string
  issuer: string
  numberRule: string
}

/** Most characters of each text. */
export const certificateLimits = { name: 60, title: 20, body: 600, issuer: 60, numberRule: 60, number: 40 } as const

/** Numbers of a competition whose awards have no template: `泽微课证〔2025〕第000123号`. */
export const defaultNumberRule = '{code}〔{year}〕第{seq:6}号'

/** The texts of a certificate whose award has no template. */
export const defaultCertificate: Omit<CertificateTemplateDraft, 'name' | 'numberRule'> = {
  orientation: 'landscape',
  title: '获奖证书',
  body: '{holder}：\n在{competition}中，作品《{work}》荣获{award}。\n特发此证，以资鼓励。',
  issuer: '',
}

/** The texts of a certificate of an organisation whose award has no template. */
export const defaultOrganizationBody = '{holder}：\n在{competition}中荣获{award}。\n特发此证，以资鼓励。'

const FIELD = /\{([^{}]*)\}/g
const SEQUENCE = /\{seq:([1-9])\}/
const MIN_DIGITS = 3
const MAX_DIGITS = 8

const namesIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name)
const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  names.some((known) => known === name)

/** A text with the values of its fields; names that are no field stay as they are. */
export function fillCertificate(text: string, values: Readonly<Record<CertificateField, string>>): string {
  return text.replaceAll(FIELD, (whole, name: string) => (isOneOf(certificateFields, name) ? values[name] : whole))
}

/** A number rule before and after its sequence, which has `size` digits at least. */
export interface CertificateSeries {
  head: string
  tail: string
  size: number
}

/** The series that a number rule makes; undefined when the rule has no sequence. */
export function seriesOf(rule: string, { code, year }: { code: string; year: number }): CertificateSeries | undefined {
  const found = SEQUENCE.exec(rule)
  if (!found) return undefined
  const fill = (text: string) => text.replaceAll('{code}', code).replaceAll('{year}', String(year))
  return {
    head: fill(rule.slice(0, found.index)),
    tail: fill(rule.slice(found.index + found[0].length)),
    size: Number(found[1]),
  }
}

/** A number of a series. */
export const numberIn = ({ head, tail, size }: CertificateSeries, sequence: number): string =>
  `${head}${String(sequence).padStart(size, '0')}${tail}`

/** What is wrong with a field of a template. */
export interface CertificateFault {
  field: keyof CertificateTemplateDraft
  fault: 'required' | 'tooLong' | 'unknownField' | 'noSequence' | 'longNumber' | 'noHolder'
  /** The unknown field. */
  name?: string
}

const LONGEST_CODE = 'x'.repeat(20)

function faultOfRule(rule: string): Omit<CertificateFault, 'field'> | undefined {
  const sequences = namesIn(rule).filter((name) => name.startsWith('seq'))
  const unknown = namesIn(rule).find((name) => !isOneOf(certificateNumberParts, name) && !name.startsWith('seq'))
  if (unknown !== undefined) return { fault: 'unknownField', name: unknown }
  const series = seriesOf(rule, { code: LONGEST_CODE, year: 2000 })
  const isSized = series !== undefined && series.size >= MIN_DIGITS && series.size <= MAX_DIGITS
  if (!isSized || sequences.length !== 1) return { fault: 'noSequence' }
  const longest = series.head.length + series.tail.length + MAX_DIGITS
  return longest > certificateLimits.number ? { fault: 'longNumber' } : undefined
}

function faultOfText(field: 'title' | 'body' | 'issuer', text: string): Omit<CertificateFault, 'field'> | undefined {
  const unknown = namesIn(text).find((name) => !isOneOf(certificateFields, name))
  if (unknown !== undefined) return { fault: 'unknownField', name: unknown }
  return field === 'body' && !text.includes('{holder}') ? { fault: 'noHolder' } : undefined
}

/** What is wrong with a template, one fault for a field. */
export function brokenCertificate(draft: CertificateTemplateDraft): CertificateFault[] {
  const faultOf = (field: 'name' | 'title' | 'body' | 'issuer' | 'numberRule') => {
    const text = draft[field].trim()
    if (text === '') return field === 'issuer' ? undefined : ({ fault: 'required' } as const)
    if (text.length > certificateLimits[field]) return { fault: 'tooLong' } as const
    if (field === 'name') return undefined
    return field === 'numberRule' ? faultOfRule(text) : faultOfText(field, text)
  }
  return (['name', 'title', 'body', 'issuer', 'numberRule'] as const).flatMap((field) => {
    const found = faultOf(field)
    return found ? [{ field, ...found }] : []
  })
}
