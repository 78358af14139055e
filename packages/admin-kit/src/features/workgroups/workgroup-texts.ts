import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './workgroups.late.css?inline'

/** Renders its children once the words of the workgroup screens are loaded in the reader's language. */
export const WorkgroupTexts = createLateTexts(
  'workgroups',
  {
    zh: async () => (await import('../../late-texts/workgroups/zh')).zh,
    en: async () => (await import('../../late-texts/workgroups/en')).en,
    ja: async () => (await import('../../late-texts/workgroups/ja')).ja,
    ko: async () => (await import('../../late-texts/workgroups/ko')).ko,
    tw: async () => (await import('../../late-texts/workgroups/tw')).tw,
  },
  rules,
)
