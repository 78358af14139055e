// Loaded when a page brings words of its own.
import type { Locale } from '@doorway/api-client'
import { locales } from '@doorway/api-client/rules'
import { zh as rules } from '@doorway/api-client/rule-messages/zh'
import { warnOnce } from '../browser/warn-once'
import { lateTextsIn, onLateTexts } from '../late-texts/late-texts'
import { firstChinese } from './catalogue'
import type { TextOverrides } from './translate'

/** Features whose texts come with their screens, so that their keys are checked when these have loaded. */
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

const featureOf = (key: string) => key.split('.')[0] ?? key
const isFirst = (key: string) => Object.hasOwn(rules, key) || isTextAt(firstChinese.texts, key)

/** Is there a text with this key, as far as that is known before its screen is loaded? */
export const isKnownKey = (key: string): boolean =>
  isFirst(key) || lateFeatures.includes(featureOf(key)) || laterGroups.test(key)

const report = (key: string) => warnOnce(`Doorway: unknown key "${key}" in overrides; locale "keys" shows all.`)

/** Keys of features whose texts have not loaded yet. */
const pending = new Set<string>()

function checkPending(locale: Locale): void {
  const texts: unknown = lateTextsIn(locale)
  for (const key of pending) {
    if (!isGroup(texts) || !(featureOf(key) in texts)) continue
    pending.delete(key)
    if (!isTextAt(texts, key)) report(key)
  }
}

/** Names the keys that no text has, those of a screen once its texts have loaded. */
export function checkOverrides(overrides: TextOverrides): void {
  for (const key of Object.keys(overrides))
    if (!isKnownKey(key)) report(key)
    else if (!isFirst(key) && !laterGroups.test(key)) pending.add(key)
  for (const locale of locales) checkPending(locale)
  onLateTexts(checkPending)
}
