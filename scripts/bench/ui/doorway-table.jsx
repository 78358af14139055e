import { DataTable, DoorwayRoot } from '@doorway/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { zhTexts } from '../../../packages/ui/src/story-support/texts'
import '../../../packages/ui/src/styles.css'
import { columns, present, tableRows } from './sample'

const data = tableRows()
const shown = columns.map(({ id, title }) => ({ id, header: title, cell: (row) => row[id], isSortable: true }))
const keyOf = ({ id }) => id
const labelOf = ({ name }) => name
let root

function Owner() {
  const [rows, setRows] = useState(data)
  const [sort, setSort] = useState(null)
  return (
    <DataTable
      caption="用户"
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      rowLabel={labelOf}
      height={600}
      sort={sort}
      onSortChange={(next) => {
        setSort(next)
        setRows([...data].sort((one, other) => one.visits - other.visits))
      }}
    />
  )
}

present({
  mount: (box) => {
    root = createRoot(box)
    root.render(
      <DoorwayRoot texts={zhTexts}>
        <Owner />
      </DoorwayRoot>,
    )
  },
  unmount: () => root.unmount(),
  sort: () => document.querySelectorAll('.dw-data-table-sort')[3].click(),
})
