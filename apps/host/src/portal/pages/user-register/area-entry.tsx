import { useEffect, useState } from 'react'
import { listAreas } from '../../data/registration-calls'
import { ChoiceEntry, type Option } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { route } from './user-register.route'

const ROOT = '0'
/** What a select without a choice holds. */
const noChoice = ''
const LEVELS = 4

interface AreaEntryProps {
  /** Codes from the top of the region down. */
  path: readonly string[]
  error: string | undefined
  onChange: (path: string[]) => void
}

/** Areas by the area above them, as far as they have been loaded. */
function useAreaLevels(path: readonly string[]) {
  const [levels, setLevels] = useState<Readonly<Record<string, Option[]>>>({})
  const wanted = [ROOT, ...path].slice(0, LEVELS).join()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const codes = wanted.split(',')
      const lists = await Promise.all(codes.map((code) => listAreas(code).catch(() => [])))
      if (!isCurrent) return
      setLevels(
        Object.fromEntries(
          codes.map((code, at) => [code, (lists[at] ?? []).map((area) => ({ value: area.code, label: area.name }))]),
        ),
      )
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return levels
}

/** The area as one choice for each level, from the top down. */
export function AreaEntry({ path, error, onChange }: AreaEntryProps) {
  const texts = usePageStrings(route)
  const levels = useAreaLevels(path)
  const parents = [ROOT, ...path].slice(0, LEVELS)
  const shown = parents.filter((parent, at) => at === 0 || levels[parent]?.length)
  return (
    <>
      {shown.map((parent, at) => (
        <ChoiceEntry
          key={parent}
          name={at === 0 ? 'areaCode' : `areaCode.${at}`}
          label={at === 0 ? texts.area : texts.areaLevel(at + 1)}
          error={at === shown.length - 1 ? error : undefined}
          isRequired={at === 0}
          placeholder={texts.choose}
          options={levels[parent] ?? []}
          value={path[at] ?? noChoice}
          onChange={(code) => onChange(code === '' ? path.slice(0, at) : [...path.slice(0, at), code])}
        />
      ))}
    </>
  )
}
