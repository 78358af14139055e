// Loaded when a page brings words of its own.
import { zh as rules } from '@doorway/api-client/rule-messages/zh'
import { warnOnce } from '../browser/warn-once'
import { firstChinese } from './catalogue'
import type { TextOverrides } from './translate'

/** Features whose texts come with their screens, so that their keys cannot be checked before. */
export const lateFeatures = (
  'activities appVersions areas articles behalfEntries changeSchool columns competitions conflict ' +
  'contentImports dictionaries entries expertQuestions home imports judges library logs ' +
  'menuConfig messages organizations overview palette personalCenter pictureCrop preschoolReview principals ' +
  'registration registrations resources results roles schemes schoolChanges schoolProfiles scoreSteps ' +
  'security selfEdit sites signIn stages userQuestions workgroups'
).split(' ')

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
    lateFeatures.includes(feature) ||
    laterGroups.test(key)
  )
}

/** Names the keys that no text has. */
export function checkOverrides(overrides: TextOverrides): void {
  for (const key of Object.keys(overrides))
    if (!isKnownKey(key)) warnOnce(`Doorway: unknown key "${key}" in overrides; locale "keys" shows all.`)
}
