import { useRegistrationParts } from '../registration-parts'
import { useId, useState } from 'react'

interface School {
  id: number
  name: string
}

interface SchoolEntryProps {
  school: School | null
  areaCode: string | undefined
  error: string | undefined
  onChange: (school: School | null) => void
}

/** The school: searched by name in the chosen area, at most twenty to choose from. */
export function SchoolEntry({ school, areaCode, error, onChange }: SchoolEntryProps) {
  const {
    text,
    calls,
    fields: { Text, Button },
  } = useRegistrationParts()
  const faultId = useId()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly School[]>()
  const [failure, setFailure] = useState<string>()
  const search = async () => {
    setFailure(undefined)
    try {
      setFound(await calls.searchSchools(keyword.trim(), areaCode))
    } catch (fault) {
      setFailure((await calls.readFault(fault)).message ?? text('failed'))
    }
  }
  const shown = found ?? (school ? [school] : [])
  return (
    <fieldset className="dw-join-school" aria-describedby={error ? faultId : undefined}>
      <legend>
        {text('school')}
        <span className="dw-join-mark" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in the field searches, as the button does */}
      <div
        className="dw-join-search"
        role="search"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void search()
        }}
      >
        <Text
          name="schoolSearch"
          label={text('schoolSearch')}
          hint={text('schoolHint')}
          type="search"
          maxLength={50}
          value={keyword}
          onChange={setKeyword}
        />
        <Button isQuiet onClick={() => void search()}>
          {text('schoolSearchAction')}
        </Button>
      </div>
      <div role="status">{found?.length === 0 && <p className="dw-join-hint">{text('schoolNone')}</p>}</div>
      {shown.map((option) => (
        <label key={option.id} className="dw-join-check">
          <input type="radio" name="schoolId" checked={school?.id === option.id} onChange={() => onChange(option)} />
          <span>{option.name}</span>
        </label>
      ))}
      {(error ?? failure) && (
        <p className="dw-join-error" id={faultId} role="alert">
          {error ?? failure}
        </p>
      )}
      <p className="dw-join-hint">{text('schoolAbsent')}</p>
    </fieldset>
  )
}
