import { Field, Select } from '@doorway/ui'
import { pathAfter, useAreaLevels } from '@doorway/admin-kit/registration-form'
import { registrationCalls } from '../../data/registration-calls'
import { usePageStrings } from '../../use-page-strings'
import { route } from './change-school.route'

/** What a select without a choice holds. */
const noChoice = ''
/** Down to counties. */
const LEVELS = 3

export interface TargetAreaProps {
  /** Codes from the top of the region down. */
  path: readonly string[]
  onChange: (path: string[]) => void
}

/** The area in which the new school is searched, one choice for each level; none means the whole region. */
export function TargetArea({ path, onChange }: TargetAreaProps) {
  const words = usePageStrings(route)
  const levels = useAreaLevels(registrationCalls.listAreas, path, LEVELS)
  return (
    <>
      {levels.map(({ parentCode, options }, at) => (
        <Field key={parentCode} label={at === 0 ? words.area : words.areaLevel(at + 1)}>
          <Select
            name={`area.${at}`}
            placeholder={words.anyArea}
            options={[...options]}
            value={path[at] ?? noChoice}
            onValueChange={(code) => onChange(pathAfter(path, at, code))}
          />
        </Field>
      ))}
    </>
  )
}
