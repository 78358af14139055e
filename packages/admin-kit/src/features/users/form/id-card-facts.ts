/** What an identity number of 18 digits says about its owner. */
export interface IdCardFacts {
  /** yyyy-MM-dd. */
  birthDate: string
  sex: 'female' | 'male'
}

/** Date of birth and sex from an identity number; undefined when it is incomplete, masked or no real date. */
export function idCardFacts(idCard: string): IdCardFacts | undefined {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dXx]$/.exec(idCard)
  if (!match) return undefined
  const [, year = '', month = '', day = '', order = ''] = match
  const birthDate = `${year}-${month}-${day}`
  const date = new Date(`${birthDate}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(birthDate)
  return isReal ? { birthDate, sex: Number(order) % 2 === 1 ? 'male' : 'female' } : undefined
}
