/** An entry of a dictionary (section 3). */
export interface DictionaryEntry {
  id: number
  type: string
  value: string
  /** In Chinese. */
  label: string
  /** Label by language; Chinese is `label`. */
  labels: Readonly<Record<string, string>>
  displayOrder: number
  name: string | null
  code: string | null
  isEnd: string | null
  promotesTo: string | null
  version: number
}

/** An entry as those see it who look after dictionaries. */
export interface ManagedDictionaryEntry extends DictionaryEntry {
  /** A disabled entry is not offered for choice; people who carry its value keep it. */
  isEnabled: boolean
  /** What uses it, which prevents its deletion; in lists. */
  usedBy?: readonly ('users' | 'schools' | 'grades')[]
}

/** A dictionary type and how many entries it has. */
export interface DictionaryType {
  type: string
  entries: number
}

/** What the dictionary forms send. Without `id` an entry is added. Section 5 has the rules. */
export interface DictionaryDraft {
  id?: number
  type: string
  value?: string
  label?: string
  labels?: Readonly<Partial<Record<'en' | 'ja' | 'ko' | 'tw', string>>>
  /** As typed; the rule says whether it is a number. */
  displayOrder: string | number
  name?: string | null
  code?: string | null
  isEnd?: string | null
  promotesTo?: string | null
  isEnabled?: boolean
  version?: number
}

/** A subject of a stage. */
export interface Subject {
  code: string
  name: string
  /** Increments with every change; absent where the server does not lock. */
  version?: number
  /** What uses it, which prevents its deletion; where requested. */
  usedBy?: readonly 'users'[]
}

/** A grade stage with its subjects. */
export interface Stage {
  id: number
  code: string
  name: string
  /** Increments with every change; absent where the server does not lock. */
  version?: number
  subjects: Subject[]
  /** What uses it, which prevents its deletion; where requested. */
  usedBy?: readonly ('subjects' | 'grades' | 'users')[]
}

/** What the stage form sends. Without `id` a stage is added. */
export interface StageDraft {
  id?: number
  code: string
  name: string
  displayOrder?: number
  version?: number
}

/** What the subject form sends. `known` names the subject to change; without it one is added. */
export interface SubjectDraft {
  known?: { stageCode: string; code: string }
  stageCode: string
  code: string
  name: string
  displayOrder?: number
  version?: number
}
