import { pathAfter, useAreaLevels } from '../../parts/areas/use-area-levels'
import { ChoiceEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { route } from './user-register.route'

/** What a select without a choice holds. */
const noChoice = ''
/** Down to streets and towns. */
const LEVELS = 4

interface AreaEntryProps {
  /** Codes from the top of the region down. */
  path: readonly string[]
  error: string | undefined
  onChange: (path: string[]) => void
}

/** The area as one choice for each level, from the top down. */
export function AreaEntry({ path, error, onChange }: AreaEntryProps) {
  const texts = usePageStrings(route)
  const levels = useAreaLevels(path, LEVELS)
  return (
    <>
      {levels.map(({ parentCode, options }, at) => (
        <ChoiceEntry
          key={parentCode}
          name={at === 0 ? 'areaCode' : `areaCode.${at}`}
          label={at === 0 ? texts.area : texts.areaLevel(at + 1)}
          error={at === levels.length - 1 ? error : undefined}
          isRequired={at === 0}
          placeholder={texts.choose}
          options={[...options]}
          value={path[at] ?? noChoice}
          onChange={(code) => onChange(pathAfter(path, at, code))}
        />
      ))}
    </>
  )
}
