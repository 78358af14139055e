import { useId, type ReactNode } from 'react'
import { useNotify } from '../mutations/use-notify'

/** What makes a button one that cannot be pressed; spread it on any Doorway button, after its own props. */
export type BlockedProps = Record<string, unknown>

export interface BlockedActionProps {
  /** Why the action is not possible; undefined when it is. */
  reason: string | undefined
  children: (blocked: BlockedProps) => ReactNode
}

const noProps: BlockedProps = {}

/**
 * A button whose action is not possible now: keyboard and touch still reach it, pressing it says why, and so does its
 * description for screen readers. A `disabled` button would say nothing.
 */
export function BlockedAction({ reason, children }: BlockedActionProps) {
  const id = useId()
  const notify = useNotify()
  if (reason === undefined) return children(noProps)
  const onClick = () => notify.refusal(reason)
  return (
    <>
      {children({ title: reason, 'aria-disabled': true, 'aria-describedby': id, onClick })}
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
