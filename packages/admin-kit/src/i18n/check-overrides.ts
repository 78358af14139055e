// Loaded when a page brings words of its own.
import { zh as rules } from '@doorway/api-client/rule-messages/zh'
import { warnOnce } from '../browser/warn-once'
import { lateTextsIn, textListeners, type LateTexts } from '../late-texts/late-texts'
import type { Catalogue } from './catalogue'
import { isTextsByKey, normaliseLocale, type GivenOverrides } from './normalise-locale'
import type { TextOverrides } from './translate'

/** Features whose texts come with their screens, so that their keys cannot be checked before. */
const lateFeatures: Readonly<
  Record<keyof LateTexts | 'areas' | 'conflict' | 'organizations' | 'roles' | 'session', true>
> = {
  activities: true,
  appVersions: true,
  areas: true,
  articles: true,
  behalfEntries: true,
  changeSchool: true,
  columns: true,
  competitions: true,
  conflict: true,
  contentImports: true,
  dictionaries: true,
  entries: true,
  expertQuestions: true,
  home: true,
  imports: true,
  judges: true,
  library: true,
  logs: true,
  menuConfig: true,
  messages: true,
  organizations: true,
  overview: true,
  palette: true,
  personalCenter: true,
  pictureCrop: true,
  preschoolReview: true,
  principals: true,
  registration: true,
  registrations: true,
  resources: true,
  results: true,
  roles: true,
  schemes: true,
  schoolChanges: true,
  schoolProfiles: true,
  scoreSteps: true,
  security: true,
  session: true,
  selfEdit: true,
  sites: true,
  signIn: true,
  stages: true,
  userQuestions: true,
  workgroups: true,
}

/** Groups of Chinese words that come in parts, with the code that shows them (`addChineseTexts`). */
const dividedGroups = /^(?:users\.\w+|session)\./
/** A text that comes later than the others of its group. */
const LATER = 'users.exported'

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const valueAt = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce((here, name) => (isGroup(here) && Object.hasOwn(here, name) ? here[name] : undefined), texts)

/** Is there a text with this key? Undefined while its screen has not been loaded. */
export function isKnownKey(key: string, { locale, texts }: Pick<Catalogue, 'locale' | 'texts'>): boolean | undefined {
  const path = key.split('.')
  const [feature = key] = path
  const isChinese = locale === 'zh' || locale === 'keys'
  const late = lateTextsIn(isChinese ? 'zh' : locale)
  const loaded: readonly unknown[] = [texts, late]
  if (Object.hasOwn(rules, key) || loaded.some((some) => typeof valueAt(some, path) === 'string')) return true
  // Any other group comes as a whole.
  const isDivided = isChinese && (Object.hasOwn(lateFeatures, feature) || dividedGroups.test(key))
  const whole = isDivided ? [late] : loaded
  if (key !== LATER && whole.some((some) => isGroup(valueAt(some, path.slice(0, -1))))) return false
  const isLate = Object.hasOwn(lateFeatures, feature) || isGroup(valueAt(texts, [feature]))
  return isLate ? undefined : false
}

/** Languages in the words of the page that are none of ours. */
export const unknownLanguages = (given: GivenOverrides): string[] =>
  isTextsByKey(given) ? [] : Object.keys(given).filter((tag) => tag === 'keys' || normaliseLocale(tag) === null)

/**
 * Names the languages that are none of ours and the keys that no text has, those of screens once they are loaded.
 * Returns a function that ends it.
 */
export function checkOverrides(given: GivenOverrides, overrides: TextOverrides, catalogue: Catalogue): () => void {
  for (const tag of unknownLanguages(given))
    warnOnce(`Doorway: unknown language "${tag}" in overrides. It is one of zh, en, ja, ko, tw.`)
  let open = Object.keys(overrides)
  const check = () => {
    const known = new Map(open.map((key) => [key, isKnownKey(key, catalogue)]))
    for (const [key, isKnown] of known)
      if (isKnown === false) warnOnce(`Doorway: unknown key "${key}" in overrides; locale "keys" shows all.`)
    open = open.filter((key) => known.get(key) === undefined)
    if (open.length === 0) textListeners.delete(check)
  }
  textListeners.add(check)
  check()
  return () => void textListeners.delete(check)
}
