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

/** A subject of a stage. */
export interface Subject {
  code: string
  name: string
}

/** A grade stage with its subjects. */
export interface Stage {
  id: number
  code: string
  name: string
  subjects: Subject[]
}
