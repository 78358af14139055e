import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn } from './entry-calls'

const MAX_WORKS = 100

/** The works that the signed-in person has in a competition, with how far each is. */
export default function OwnWorks({ competitionId }: { competitionId: number }) {
  const { locale, t } = usePreferences()
  const texts = usePageStrings(route)
  const [works, setWorks] = useState<Schema<'MyResult'>[] | null>()
  const read = useCallback(
    (signal?: AbortSignal) =>
      callsIn(locale)
        .listOwnResults(1, MAX_WORKS, signal)
        .then(
          ({ rows }) => setWorks(rows.filter((row) => row.competitionId === competitionId)),
          () => {
            if (!signal?.aborted) setWorks(null)
          },
        ),
    [competitionId, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [read])
  if (works === undefined) return <p className="dw-competition-wait">{t.failure.loading}</p>
  if (works === null)
    return (
      <p role="alert">
        {texts.failed}{' '}
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => void read()}>
          {texts.retry}
        </button>
      </p>
    )
  if (works.length === 0) return <p role="status">{texts.noWorks}</p>
  return (
    <ul className="dw-own-works">
      {works.map(({ workId, title, workNo, stage, returnReason, groupName }) => (
        <li key={workId}>
          <h2>{title}</h2>
          <p>
            {workNo} · {groupName} · <b>{texts.workStages[stage]}</b>
          </p>
          {returnReason !== null && <p className="dw-competition-reason">{texts.returned(returnReason)}</p>}
          {stage === 'published' && <SiteLink to="/myScore">{texts.actions.viewMyResult}</SiteLink>}
        </li>
      ))}
    </ul>
  )
}
