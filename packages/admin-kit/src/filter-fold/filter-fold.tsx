import { Button, Chip } from '@doorway/ui'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../context/use-translate'

export interface FilterFoldProps {
  /** Number of the folded filters that are in effect. */
  set: number
  /** What stays visible next to the button: the search field of the list. */
  search?: ReactNode
  children: ReactNode
}

/**
 * Filters of a list. In a narrow container they are folded behind one button with the number of those in effect. The sheet
 * decides, not a measurement, so that no narrow screen shows them open first. An ancestor needs `container-type`.
 */
export function FilterFold({ set, search, children }: FilterFoldProps) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="dw-fold-row">
        {search}
        <Button
          className="dw-fold-button"
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('kit.action.filter')} {set > 0 && <Chip tone="accent">{set}</Chip>}
        </Button>
      </div>
      <div id={id} className="dw-fold" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
