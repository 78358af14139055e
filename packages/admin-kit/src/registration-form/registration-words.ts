import type { Shape } from '../i18n/shape'
import type { zh } from '../late-texts/registration/zh'
import type { RegistrationText } from './registration-parts'

/** All words of registering in one language. */
export type RegistrationWords = Shape<typeof zh>

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads the words of a language by key, for pages that have loaded them without the kit's provider. */
export function readWords(words: RegistrationWords): RegistrationText {
  return (key, values) => {
    const found = key.split('.').reduce<unknown>((here, name) => (isGroup(here) ? here[name] : undefined), words)
    if (typeof found !== 'string') return key
    return values ? found.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap)) : found
  }
}
