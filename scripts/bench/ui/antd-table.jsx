import { Table } from 'antd'
import { createRoot } from 'react-dom/client'
import { columns, present, tableRows } from './sample'

const rows = tableRows()
const shown = columns.map(({ id, title }) => ({
  key: id,
  dataIndex: id,
  title,
  width: 150,
  sorter: (one, other) => one.visits - other.visits,
}))
let root

present({
  mount: (box) => {
    root = createRoot(box)
    root.render(
      <Table virtual rowKey="id" columns={shown} dataSource={rows} pagination={false} scroll={{ x: 600, y: 560 }} />,
    )
  },
  unmount: () => root.unmount(),
  sort: () => document.querySelectorAll('.ant-table-column-sorters')[3].click(),
})
