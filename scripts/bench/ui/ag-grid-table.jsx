import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { columns, present, tableRows } from './sample'

ModuleRegistry.registerModules([AllCommunityModule])
const rows = tableRows()
const shown = columns.map(({ id, title }) => ({ field: id, headerName: title, sortable: true }))
let root

present({
  mount: (box) => {
    root = createRoot(box)
    root.render(
      <div style={{ height: 600 }}>
        <AgGridReact rowData={rows} columnDefs={shown} rowHeight={40} animateRows={false} />
      </div>,
    )
  },
  unmount: () => root.unmount(),
  sort: () => document.querySelectorAll('.ag-header-cell-label')[3].click(),
})
