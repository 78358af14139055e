import { Button, IconButton } from '../button/button'
import { Checkbox } from '../checkbox/checkbox'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import { orderedIds, withMoved, withShown } from './column-view'
import type { ColumnView, DataColumn } from './data-table-props'

export interface ColumnChooserProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'isHideable'>[]
  view: ColumnView
  /** What resetting goes back to; all columns in the given order by default. */
  usualView?: ColumnView
  onViewChange: (view: ColumnView) => void
}

const EVERY_COLUMN: ColumnView = { order: [], hidden: [] }

/** A button that opens the list of a table's columns: which are shown, and in which order. */
export function ColumnChooser({ columns, view, usualView = EVERY_COLUMN, onViewChange }: ColumnChooserProps) {
  const { texts } = useUi()
  const ids = columns.map(({ id }) => id)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = orderedIds(ids, view).flatMap((id) => byId.get(id) ?? [])
  return (
    <Popover
      label={texts.columns}
      placement="bottom-end"
      renderTrigger={(trigger) => <IconButton {...trigger} icon="columns" label={texts.columns} />}
    >
      <ul className="dw-column-chooser">
        {ordered.map(({ id, header, isHideable = true }, at) => (
          <li key={id} className="dw-column-chooser-item">
            <Checkbox
              className="dw-column-chooser-name"
              checked={!view.hidden.includes(id)}
              disabled={!isHideable}
              onCheckedChange={(isShown) => onViewChange(withShown(view, id, isShown))}
              label={header}
            />
            <IconButton
              size="s"
              icon="chevron-up"
              label={texts.moveUp(header)}
              disabled={at === 0}
              onClick={() => onViewChange(withMoved(ids, view, id, -1))}
            />
            <IconButton
              size="s"
              icon="chevron-down"
              label={texts.moveDown(header)}
              disabled={at === ordered.length - 1}
              onClick={() => onViewChange(withMoved(ids, view, id, 1))}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="s" onClick={() => onViewChange(usualView)}>
        {texts.reset}
      </Button>
    </Popover>
  )
}
