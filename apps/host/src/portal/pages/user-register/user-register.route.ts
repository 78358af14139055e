import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

/** A title for each type of account; the page may have failed to load. */
function titleOf(data: unknown, { title, registration: { titleOf: titles } }: typeof zh): string {
  const { type }: { type?: '4' | '5' | '6' } = Object(data)
  return type ? titles[`t${type}`] : title
}

export const route = portalPage<typeof zh>({
  name: 'user-register',
  paths: ['/userRegister'],
  filters: ['type', 'invite'],
  head: ({ data, strings }) => ({ title: titleOf(data, strings) }),
})

/** Addresses for the browser tests of all pages. */
export const sampleAddresses = [
  '/userRegister?type=4',
  '/userRegister?type=5',
  '/userRegister?type=5&invite=R7K2MQ4XW9',
]
