import { useEffect, useState } from 'react'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'

const HOUR_MS = 60 * 60_000

/** Reminds a judge of a rest after every hour at the desk. */
export function RestReminder() {
  const texts = usePageStrings(route)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return undefined
    const timer = setTimeout(() => setDue(true), HOUR_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  return (
    <div role="status">
      {isDue && (
        <p className="dw-judging-rest">
          {texts.rest}
          <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setDue(false)}>
            {texts.restDone}
          </button>
        </p>
      )}
    </div>
  )
}
