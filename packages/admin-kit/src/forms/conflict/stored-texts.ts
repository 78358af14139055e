import { textOf } from './conflicting-fields'

/**
 * The texts of a stored record under the names that the contract and the form share, as a version conflict returns it.
 * Numbers become texts; what is absent is empty.
 */
export function storedTexts<Field extends string>(current: unknown, fields: readonly Field[]): Record<Field, string>
export function storedTexts(current: unknown, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, textOf(Object(current)[field])]))
}
