import { queryOptions } from '@tanstack/react-query'
import type { OwnField } from './extension-types'

/** What was loaded for the fields of a page: values, and messages of those that failed. */
export interface LoadedFields {
  values: Readonly<Record<string, string>>
  failures: Readonly<Record<string, Error>>
}

const errorOf = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** The values of a page's fields for one record. A field that cannot be loaded does not prevent the others. */
export function ownFieldValues<Target extends { id: number }>(
  fields: readonly OwnField<Target>[],
  target: Target | null,
  onFailure: (error: Error) => void,
) {
  return queryOptions({
    queryKey: ['extension', 'own-fields', fields.map(({ id }) => id), target?.id ?? null],
    enabled: target !== null && fields.length > 0,
    queryFn: async ({ signal }): Promise<LoadedFields> => {
      const values: Record<string, string> = {}
      const failures: Record<string, Error> = {}
      const load = async ({ id, load: loadField }: OwnField<Target>) => {
        try {
          if (target) values[id] = (await loadField(target, { signal })) ?? EMPTY
        } catch (reason) {
          failures[id] = errorOf(reason)
          onFailure(errorOf(reason))
        }
      }
      await Promise.all(fields.map(load))
      return { values, failures }
    },
    // A form starts from what is stored now.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** A field without a value is an empty text. */
export const EMPTY = ''
