import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Button } from '../button/button'
import { useUi } from '../context/ui-context'

export interface SelectionBarProps extends ComponentPropsWithoutRef<'div'> {
  /** Ticked rows, on all pages. */
  count: number
  onClear: () => void
  /** Records that match on all pages; offered while fewer are ticked. */
  total?: number
  /** Takes all of them; the owner decides whether by keys or by the filter. */
  onSelectAll?: () => void
}

/** Takes the toolbar's place while rows are ticked: how many, what can be done with them, and the way back. */
export const SelectionBar = forwardRef<HTMLDivElement, SelectionBarProps>(function SelectionBar(
  { count, onClear, total, onSelectAll, className, children, ...rest },
  ref,
) {
  const { texts } = useUi()
  return (
    <div {...rest} ref={ref} className={className ? `dw-selection-bar ${className}` : 'dw-selection-bar'}>
      <output className="dw-selection-bar-count">{texts.selected(count)}</output>
      {onSelectAll && total !== undefined && count < total && (
        <Button variant="quiet" onClick={onSelectAll}>
          {texts.selectAllRecords(total)}
        </Button>
      )}
      {children}
      <Button variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
})
