import { useCallback } from 'react'
import { useTranslate } from '../context/use-translate'
import type { TextPath } from '../i18n/shape'
import { createLateTexts } from '../late-texts/create-late-texts'
import type { zh } from '../late-texts/personal-center/zh'
import rules from './personal-center.css?inline'

/** Renders its children once the words of the personal centre are loaded in the reader's language, with its rules. */
export const PersonalCenterTexts = createLateTexts(
  'personalCenter',
  {
    zh: async () => (await import('../late-texts/personal-center/zh')).zh,
    en: async () => (await import('../late-texts/personal-center/en')).en,
    ja: async () => (await import('../late-texts/personal-center/ja')).ja,
    ko: async () => (await import('../late-texts/personal-center/ko')).ko,
    tw: async () => (await import('../late-texts/personal-center/tw')).tw,
  },
  rules,
)

/** Returns a text of the personal centre in the reader's language. */
export type PersonalText = (key: TextPath<typeof zh>, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the personal centre. */
export function usePersonalText(): PersonalText {
  const t = useTranslate()
  return useCallback((key, values) => t(`personalCenter.${key}`, values), [t])
}
