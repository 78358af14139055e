import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './articles.late.css?inline'

/** Renders its children once the words of the article screens are loaded in the reader's language. */
export const ArticleTexts = createLateTexts(
  'articles',
  {
    zh: async () => (await import('../../late-texts/articles/zh')).zh,
    en: async () => (await import('../../late-texts/articles/en')).en,
    ja: async () => (await import('../../late-texts/articles/ja')).ja,
    ko: async () => (await import('../../late-texts/articles/ko')).ko,
    tw: async () => (await import('../../late-texts/articles/tw')).tw,
  },
  rules,
)
