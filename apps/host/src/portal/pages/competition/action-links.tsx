import type { CompetitionDetail } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { tabAddress } from './competition.loader'
import { route } from './competition.route'

type Action = CompetitionDetail['viewerActions'][number]

export interface ActionLinksProps {
  /** The main action first. */
  actions: readonly Action[]
  path: string
  competition: Pick<CompetitionDetail, 'id'>
}

function addressOf(action: Action, path: string, id: number): string {
  const entry = tabAddress(path, id, 'entry')
  switch (action) {
    case 'signIn':
      return `/login?redirect=${encodeURIComponent(entry)}`
    case 'signUp':
    case 'editEntry':
    case 'cancelEntry':
    case 'viewEntry':
      return entry
    case 'submitWork':
      return tabAddress(path, id, 'works')
    case 'viewWorks':
      return `/enterWorks?competitionId=${id}`
    case 'judge':
      return '/judgeMarks'
    case 'viewNotice':
      return tabAddress(path, id, 'notices')
    case 'viewResults':
      return `/winningWorks?competitionId=${id}`
    case 'viewMyResult':
      return '/myScore'
    default:
      return tabAddress(path, id, 'schedule')
  }
}

/** What a person can do now: one main button, the rest quieter. */
export function ActionLinks({ actions, path, competition }: ActionLinksProps) {
  const texts = usePageStrings(route)
  // Cancelling is in the panel of the entry, next to what would be lost.
  const shown = actions.filter((action) => action !== 'cancelEntry')
  return (
    <>
      {shown.map((action, place) => (
        <SiteLink
          key={action}
          to={addressOf(action, path, competition.id)}
          className="dw-portal-button"
          data-variant={place === 0 ? undefined : 'quiet'}
        >
          {texts.actions[action]}
        </SiteLink>
      ))}
    </>
  )
}
