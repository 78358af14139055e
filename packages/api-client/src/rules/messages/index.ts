import { en } from './en'
import { ja } from './ja'
import { ko } from './ko'
import { tw } from './tw'
import { zh, type RuleMessages } from './zh'
import type { Locale } from '../locales'

/** Texts of the validation rules by language, for the server. A screen loads one language from its own entry. */
export const ruleMessages: Readonly<Record<Locale, RuleMessages>> = { zh, en, ja, ko, tw }
