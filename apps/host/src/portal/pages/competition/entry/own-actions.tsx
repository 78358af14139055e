import type { CompetitionDetail } from '../../../data/portal-reader'
import { ActionLinks } from '../action-links'
import { useOwnCompetition } from './use-own-competition'

export interface OwnActionsProps {
  path: string
  competition: CompetitionDetail
}

/** The buttons of the signed-in person; those of visitors until they are known. */
export default function OwnActions({ path, competition }: OwnActionsProps) {
  const { own } = useOwnCompetition(competition.id)
  const actions = (own ?? competition).viewerActions.filter((action) => action !== 'signIn')
  return <ActionLinks actions={actions} path={path} competition={competition} />
}
