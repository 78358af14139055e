import { useNotify } from '@doorway/admin-kit'
import { Component, type ReactNode } from 'react'
import { useConsoleStrings } from './use-console-strings'

interface FailureBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

class FailureBoundary extends Component<FailureBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.isFailed ? null : this.props.children
  }
}

/** Lets a part that could not be fetched be fetched again; lazy parts put `forget` on their errors. */
function forgetFailure(error: unknown): void {
  if (error instanceof Error && 'forget' in error && typeof error.forget === 'function') error.forget()
}

export interface LateLayerProps {
  onClose: () => void
  children: ReactNode
}

/**
 * What opens above the console and is loaded then: the menu of phones, the command palette, the sheet of shortcuts.
 * When it cannot be fetched, a message says so, the console stays, and the next opening fetches it again.
 */
export function LateLayer({ onClose, children }: LateLayerProps) {
  const notify = useNotify()
  const words = useConsoleStrings()
  const handleFailure = (error: unknown) => {
    forgetFailure(error)
    notify.warning(words.loadFailed)
    onClose()
  }
  return <FailureBoundary onFailure={handleFailure}>{children}</FailureBoundary>
}
