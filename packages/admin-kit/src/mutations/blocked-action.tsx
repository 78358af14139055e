import { Tooltip } from '@doorway/ui'
import { useId, type ReactNode } from 'react'

/** What makes a button one that cannot be pressed; spread it on any Doorway button, after its own props. */
export type BlockedProps = Record<string, unknown>

export interface BlockedActionProps {
  /** Why the action is not possible; undefined when it is. */
  reason: string | undefined
  children: (blocked: BlockedProps) => ReactNode
}

const noProps: BlockedProps = {}
const ignore = () => undefined

/**
 * A button whose action is not possible now: the keyboard still reaches it, its tooltip says why, and so does its
 * description for screen readers. A `disabled` button would say nothing.
 */
export function BlockedAction({ reason, children }: BlockedActionProps) {
  const id = useId()
  if (reason === undefined) return children(noProps)
  return (
    <>
      <Tooltip text={reason}>
        {(target) =>
          children({ ...target, title: undefined, 'aria-disabled': true, 'aria-describedby': id, onClick: ignore })
        }
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
