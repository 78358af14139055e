import { zh as rules } from '@doorway/api-client/rule-messages/zh'
import { zh as texts } from './catalogues/zh'

/** All of Chinese, the source language. In a module of its own, so that no page fetches all of it. */
export const chinese = { locale: 'zh', texts, rules } as const
