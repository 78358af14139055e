import { ApiError } from '@doorway/api-client'
import { managedResourceEndpoints } from '@doorway/api-client/endpoints'
import { type FormEvent, use, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'
import { loadReportStrings } from './strings/load-report-strings'
import './report.css'

const kinds = ['copyright', 'wrong', 'harmful', 'other'] as const
type State = { kind: 'open' | 'busy' | 'done' } | { kind: 'failed'; text: string }

/** The form of a report. What is written stays when the server refuses it. */
export default function ReportPanel({ resourceId }: { resourceId: number }) {
  const { locale } = usePreferences()
  const words = use(loadReportStrings(locale))
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('copyright')
  const [details, setDetails] = useState('')
  const [state, setState] = useState<State>({ kind: 'open' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState({ kind: 'busy' })
    try {
      const calls = hostClient().withLocale(locale).endpoints(managedResourceEndpoints)
      await calls.report({ id: resourceId, kind: chosen, details })
      setState({ kind: 'done' })
    } catch (error) {
      const text = error instanceof ApiError && error.kind !== 'unexpected' ? error.message : words.failed
      setState({ kind: 'failed', text })
    }
  }
  return (
    <details className="dw-report">
      <summary>{words.report}</summary>
      <p role="status">{state.kind === 'done' ? words.done : state.kind === 'failed' && state.text}</p>
      {state.kind !== 'done' && (
        <form onSubmit={(event) => void send(event)}>
          <label>
            {words.kind}
            <select
              value={chosen}
              onChange={({ target }) => setChosen(kinds.find((kind) => kind === target.value) ?? 'other')}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.details}
            <textarea
              required
              rows={3}
              maxLength={500}
              value={details}
              onChange={({ target }) => setDetails(target.value)}
            />
          </label>
          <button type="submit" className="dw-portal-button" aria-disabled={state.kind === 'busy'}>
            {words.send}
          </button>
        </form>
      )}
    </details>
  )
}
