import type { NotificationDraft } from '@doorway/api-client'
import type { SelectOption } from '@doorway/ui'
import type { DraftAudience } from './sending.queries'

/** What the form of a message holds. */
export interface MessageValues {
  title: string
  body: string
  isForAll: boolean
  roleIds: string[]
  areas: SelectOption[]
  organizations: SelectOption[]
  people: SelectOption[]
  /** As the browser's field holds it, yyyy-MM-ddTHH:mm; empty for at once. */
  sendAt: string
  /** Holds no value; what is wrong with the whole choice stands at it. */
  audience: string
  areaCodes: string
}

/** The form of a new message. */
export const newMessage: MessageValues = {
  title: '',
  body: '',
  isForAll: false,
  roleIds: [],
  areas: [],
  organizations: [],
  people: [],
  sendAt: '',
  audience: '',
  areaCodes: '',
}

/** Names of the fields, as the server's refusals call them. */
export const messageFields = ['title', 'body', 'audience', 'areaCodes', 'sendAt'] as const

const valuesOf = (options: readonly SelectOption[]) => options.map(({ value }) => value)

/** Whom the form chooses. */
export function audienceOf(
  values: Omit<MessageValues, 'title' | 'body' | 'sendAt' | 'audience' | 'areaCodes'>,
): DraftAudience {
  const { isForAll, roleIds, areas, organizations, people } = values
  return {
    isForAll,
    roleIds: roleIds.map(Number),
    areaCodes: valuesOf(areas),
    organizationIds: valuesOf(organizations).map(Number),
    userIds: valuesOf(people).map(Number),
  }
}

/** Characters of a time without its seconds. */
const MINUTES = 16

/** A time of the browser's field as the contract writes it: yyyy-MM-dd HH:mm:ss. */
export function siteTimeOf(local: string): string | null {
  if (local === '') return null
  const text = local.replace('T', ' ')
  return text.length === MINUTES ? `${text}:00` : text
}

/** What is sent of the form. */
export function draftOf(values: MessageValues): NotificationDraft {
  return { ...audienceOf(values), title: values.title, body: values.body, sendAt: siteTimeOf(values.sendAt) }
}
