import { useState } from 'react'
import type { ContentImport } from './content-import-types'

/** The columns and names that the reader chooses; those of the server until then. */
export function useMapping({ categories, authors }: ContentImport) {
  const [columns, setColumns] = useState(() => new Map(categories.map(({ key, columnId }) => [key, columnId])))
  const [names, setNames] = useState(() => new Map(authors.map(({ key, author }) => [key, author])))
  const setColumn = (key: string, columnId: number | null) => setColumns((chosen) => new Map(chosen).set(key, columnId))
  return {
    columnOf: (key: string) => columns.get(key) ?? null,
    setColumn,
    /** Gives a column to all categories that have none. */
    fillColumns: (columnId: number) =>
      setColumns((chosen) => new Map([...chosen].map(([key, known]) => [key, known ?? columnId]))),
    nameOf: (key: string) => names.get(key) ?? '',
    setName: (key: string, name: string) => setNames((chosen) => new Map(chosen).set(key, name)),
    hasColumn: [...columns.values()].some((columnId) => columnId !== null),
    mapping: {
      columns: [...columns].map(([key, columnId]) => ({ key, columnId })),
      authors: [...names].map(([key, author]) => ({ key, author: author.trim() })),
    },
  }
}
