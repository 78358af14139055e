import { en } from './en'
import { ja } from './ja'
import { ko } from './ko'
import { tw } from './tw'
import { zh, type RuleMessages } from './zh'

/** Languages of the interface (specification, introduction). */
export type Locale = 'zh' | 'en' | 'ja' | 'ko' | 'tw'

/** Texts of the validation rules by language, for the server. A screen loads one language from its own entry. */
export const ruleMessages: Readonly<Record<Locale, RuleMessages>> = { zh, en, ja, ko, tw }
