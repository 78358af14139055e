import { createContext } from 'react'
import type { KitLocale } from '../i18n/catalogue'
import type { StoryApiOptions } from './story-api'

/** How a reviewer wants the server to behave; `normal` leaves it to the story. */
export type ServerCondition = 'normal' | 'slow' | 'offline' | 'failing' | 'empty' | 'forbidden'

/** What a reviewer has set above the stories. */
export interface Review {
  condition: ServerCondition
  /** Login name of the demo person who is signed in; null leaves it to the story. */
  person: string | null
  /** Language in place of the story's own; null leaves it. */
  locale: KitLocale | null
  /** Larger type and targets. */
  isElder: boolean
}

const unset: Review = { condition: 'normal', person: null, locale: null, isElder: false }

/** The reviewer's settings for the stories below. */
export const ReviewContext = createContext<Review>(unset)

/** Calls that bring the person and the menus stay as they are: without them there would be no screen to look at. */
const LISTS = ['queryPage', 'List', 'cscpRoless', 'cmsSites', 'logs', 'Tree']

const conditions: Readonly<Record<ServerCondition, StoryApiOptions>> = {
  normal: {},
  slow: { latency: 2_000 },
  offline: { failing: LISTS },
  failing: { broken: LISTS },
  empty: { empty: LISTS },
  forbidden: { forbidden: LISTS },
}

/** The server behind a story as the reviewer wants it. */
export function reviewedApi(
  api: StoryApiOptions | undefined,
  { condition, person }: Pick<Review, 'condition' | 'person'>,
): StoryApiOptions {
  const as = person === null ? {} : { as: person }
  return { ...api, ...as, ...conditions[condition] }
}
