import type { PageStringsModule } from '../../../strings/load-page-strings'
import { ApiError } from '@doorway/api-client'
import { useLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readPreferences } from '../../../preferences/preferences'
import { SiteLink } from '../../parts/links/site-link'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { JudgingDesk } from './judging-desk'
import { callsIn } from './judging-calls'
import { route } from './judging.route'
import './judging.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Loads the rounds of the judge; null for readers who are no judges. */
export async function loader() {
  try {
    return await loadSignedIn(() => callsIn(readPreferences(document.cookie).locale).listRounds())
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return null
    throw error
  }
}

/** /judgeMarks: the desk at which a judge watches works and scores them (domain 1.3). */
export function Component() {
  const data = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  if (data && data.rounds.length > 0) return <JudgingDesk key={data.judgeCode} data={data} />
  return (
    <Notice
      kind={data ? 'empty' : 'forbidden'}
      title={data ? texts.none : texts.forbidden}
      hint={data ? texts.noneHint : texts.forbiddenHint}
    >
      <SiteLink to="/microCompute" className="dw-portal-button">
        {texts.toCompetition}
      </SiteLink>
      <SiteLink to="/doorMain" className="dw-portal-button" data-variant="quiet">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
