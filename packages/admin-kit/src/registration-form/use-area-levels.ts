import { useEffect, useState } from 'react'
import type { RegistrationCalls } from './registration-calls'

/** One choice. */
interface Option {
  value: string
  label: string
}

const ROOT = '0'

/** One choice of an area: the areas below the one chosen before it. */
export interface AreaLevel {
  parentCode: string
  options: readonly Option[]
}

/**
 * The levels of a choice of areas, from the top of the region down to the first area that has none below it. `path` is
 * what has been chosen. Areas that cannot be loaded leave their level out.
 */
export function useAreaLevels(
  listAreas: RegistrationCalls['listAreas'],
  path: readonly string[],
  maxLevels: number,
): readonly AreaLevel[] {
  const [loaded, setLoaded] = useState<Readonly<Record<string, readonly Option[]>>>({})
  const parents = [ROOT, ...path].slice(0, maxLevels)
  const wanted = parents.join()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const codes = wanted.split(',')
      const lists = await Promise.all(codes.map((code) => listAreas(code).catch(() => [])))
      if (!isCurrent) return
      const optionsOf = (at: number) => (lists[at] ?? []).map(({ code, name }) => ({ value: code, label: name }))
      setLoaded(Object.fromEntries(codes.map((code, at) => [code, optionsOf(at)])))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [wanted, listAreas])
  return parents
    .map((parentCode) => ({ parentCode, options: loaded[parentCode] ?? [] }))
    .filter(({ options }, at) => at === 0 || options.length > 0)
}

/** The path after a choice at one level; an empty code takes the choice back. */
export function pathAfter(path: readonly string[], level: number, code: string): string[] {
  const above = path.slice(0, level)
  return code === '' ? above : [...above, code]
}
