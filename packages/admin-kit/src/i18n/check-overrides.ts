// Loaded when a page brings words of its own.
import { zh as rules } from '@doorway/api-client/rule-messages/zh'
import { warnOnce } from '../browser/warn-once'
import type { LateTexts } from '../late-texts/late-texts'
import { firstChinese } from './catalogue'
import type { TextOverrides } from './translate'

/** Features whose texts come with their screens, so that their keys cannot be checked before. */
const lateFeatures: Readonly<Record<keyof LateTexts | 'areas' | 'conflict' | 'organizations' | 'roles', true>> = {
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
  selfEdit: true,
  sites: true,
  signIn: true,
  stages: true,
  userQuestions: true,
  workgroups: true,
}

/** Words of people that come with the code of their screens (`addChineseTexts`). */
const laterGroups = /^(?:users\.\w+|session)\./

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isTextAt = (texts: unknown, key: string) =>
  typeof key.split('.').reduce((here, name) => (isGroup(here) ? here[name] : undefined), texts) === 'string'

/** Is there a text with this key, as far as that is known before its screen is loaded? */
export function isKnownKey(key: string): boolean {
  const [feature = key] = key.split('.')
  return (
    Object.hasOwn(rules, key) ||
    isTextAt(firstChinese.texts, key) ||
    Object.hasOwn(lateFeatures, feature) ||
    laterGroups.test(key)
  )
}

/** Names the keys that no text has. */
export function checkOverrides(overrides: TextOverrides): void {
  for (const key of Object.keys(overrides))
    if (!isKnownKey(key)) warnOnce(`Doorway: unknown key "${key}" in overrides; locale "keys" shows all.`)
}
