import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { PrincipalDecision, PrincipalDetail } from './principal-types'
import { useDecidePrincipal, useRemovePrincipal } from './principals.queries'

/** What can be done with a profile in addition to writing it. */
export type PrincipalCommand = PrincipalDecision['decision'] | 'remove'

/** Decisions about a principal: the open question, and what is being done. */
export function usePrincipalCommands(principal: PrincipalDetail | undefined, onDone: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const deciding = useDecidePrincipal()
  const removing = useRemovePrincipal()
  const [question, setQuestion] = useState<Exclude<PrincipalCommand, 'pass'> | null>(null)
  const run = async (command: PrincipalCommand, reason?: string) => {
    if (!principal) return
    const { id, version, name } = principal
    if (command === 'remove') await removing.mutateAsync({ id, version })
    else await deciding.mutateAsync({ id, version, decision: command, ...(reason !== undefined && { reason }) })
    notify.success(t(`principals.done.${command}`, { name }))
    onDone()
  }
  const confirm = () => {
    if (question) void run(question).catch(notify.failure)
  }
  const begin = (command: PrincipalCommand) =>
    command === 'pass' ? void run('pass').catch(notify.failure) : setQuestion(command)
  return {
    question,
    begin,
    run,
    confirm,
    cancel: () => setQuestion(null),
    isBusy: deciding.isPending || removing.isPending,
  }
}

/** The result of {@link usePrincipalCommands}. */
export type PrincipalCommands = ReturnType<typeof usePrincipalCommands>
