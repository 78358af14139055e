import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { useUi } from '../root/ui-context'

export interface SelectionBarProps {
  /** Ticked rows, on all pages. */
  count: number
  onClear: () => void
  /** Buttons for all ticked rows together. */
  children?: ReactNode
}

/** Takes the toolbar's place while rows are ticked: how many, what can be done with them, and the way back. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { texts } = useUi()
  return (
    <div className="dw-selection-bar">
      <output className="dw-selection-bar-count">{texts.selected(count)}</output>
      {children}
      <Button variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
}
