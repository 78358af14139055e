import type { zh } from './zh'

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> }

/** The shape that every language fills. */
export type Catalogue = Shape<typeof zh>

/** `group.key` of every sentence. */
export type MessageKey = {
  [Group in keyof Catalogue]: `${Group}.${keyof Catalogue[Group] & string}`
}[keyof Catalogue]
