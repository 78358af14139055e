const ADULT_AGE = 18
const GUARDED_AGE = 14

function isYoungerThan(age: number, birthDate: string | null, now: Date): boolean {
  if (birthDate === null) return false
  const birth = new Date(`${birthDate}T00:00:00+08:00`)
  const birthday = new Date(birth)
  birthday.setUTCFullYear(birth.getUTCFullYear() + age)
  return now < birthday
}

/** Under 18 at `now`. Without a date of birth a person counts as an adult. */
export const isMinor = (birthDate: string | null, now: Date) => isYoungerThan(ADULT_AGE, birthDate, now)

/** Under 14 at `now`: their numbers are sensitive personal information of their own kind (domain 4.6). */
export const isYoungChild = (birthDate: string | null, now: Date) => isYoungerThan(GUARDED_AGE, birthDate, now)

function hide(value: string, first: number, last: number): string {
  const shown = first + last
  if (value.length <= shown) return '*'.repeat(Math.max(value.length, 3))
  return value.slice(0, first) + '*'.repeat(value.length - shown) + value.slice(value.length - last)
}

/** Identity number: first 3 and last 4; of a minor only the last 2. */
export const maskIdCard = (value: string, minor: boolean) => (minor ? hide(value, 0, 2) : hide(value, 3, 4))

/** Enrolment numbers commonly contain the identity number, so they show only the last 2. */
export const maskEnrollmentNumber = (value: string) => hide(value, 0, 2)

/** Mobile: first 3 and last 4; of minors and their guardians first 3 and last 2. */
export const maskMobile = (value: string, minor: boolean) => hide(value, 3, minor ? 2 : 4)

/** E-mail: first letter and domain. */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@')
  return at < 1 ? hide(value, 1, 0) : `${value.slice(0, 1)}***${value.slice(at)}`
}

/** The date of birth inside an 18-digit identity number; undefined when it holds no real date. */
export function birthDateOf(idCard: string): string | undefined {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(idCard)
  if (!match) return undefined
  const date = `${match[1]}-${match[2]}-${match[3]}`
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}

/** The network of an address: the first half of IPv4, the first two groups of IPv6. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '') return ''
  return plain.includes(':')
    ? `${plain.split(':').slice(0, 2).join(':')}:*`
    : [...plain.split('.').slice(0, 2), '*', '*'].join('.')
}
