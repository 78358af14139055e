import { useState } from 'react'
import { readFault, registrationCalls } from '../../data/registration-calls'
import { EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { route } from './user-register.route'

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
  const texts = usePageStrings(route)
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly School[]>()
  const [failure, setFailure] = useState<string>()
  const search = async () => {
    setFailure(undefined)
    try {
      setFound(await (await registrationCalls()).searchSchools(keyword.trim(), areaCode))
    } catch (fault) {
      setFailure((await readFault(fault)).message ?? texts.failed)
    }
  }
  const shown = found ?? (school ? [school] : [])
  return (
    <fieldset className="dw-join-school" aria-describedby={error ? 'school-fault' : undefined}>
      <legend>
        {texts.school}
        <span className="dw-entry-mark" aria-hidden="true">
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
        <TextEntry
          name="schoolSearch"
          label={texts.schoolSearch}
          hint={texts.schoolHint}
          type="search"
          maxLength={50}
          value={keyword}
          onChange={setKeyword}
        />
        <EntryButton isQuiet onClick={() => void search()}>
          {texts.schoolSearchAction}
        </EntryButton>
      </div>
      <div role="status">{found?.length === 0 && <p className="dw-entry-hint">{texts.schoolNone}</p>}</div>
      {shown.map((option) => (
        <label key={option.id} className="dw-entry-check">
          <input type="radio" name="schoolId" checked={school?.id === option.id} onChange={() => onChange(option)} />
          <span>{option.name}</span>
        </label>
      ))}
      {(error ?? failure) && (
        <p className="dw-entry-error" id="school-fault" role="alert">
          {error ?? failure}
        </p>
      )}
      <p className="dw-entry-hint">{texts.schoolAbsent}</p>
    </fieldset>
  )
}
