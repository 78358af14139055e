import { useRegistrationParts } from '../registration-parts'
import { pathAfter, useAreaLevels } from '../use-area-levels'

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
  const {
    text,
    calls,
    fields: { Choice },
  } = useRegistrationParts()
  const levels = useAreaLevels(calls.listAreas, path, LEVELS)
  return (
    <>
      {levels.map(({ parentCode, options }, at) => (
        <Choice
          key={parentCode}
          name={at === 0 ? 'areaCode' : `areaCode.${at}`}
          label={at === 0 ? text('area') : text('areaLevel', { level: at + 1 })}
          error={at === levels.length - 1 ? error : undefined}
          isRequired={at === 0}
          placeholder={text('choose')}
          options={[...options]}
          value={path[at] ?? noChoice}
          onChange={(code) => onChange(pathAfter(path, at, code))}
        />
      ))}
    </>
  )
}
