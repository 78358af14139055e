import { Tree } from 'antd'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { nested, present, treeNodes } from './sample'

const nodes = treeNodes()
const data = nested(nodes, { id: 'key', label: 'title' })
const everyBranch = nodes.filter(({ hasChildren }) => hasChildren).map(({ id }) => id)
let owner
let root

function Owner() {
  const [expandedKeys, setExpandedKeys] = useState(everyBranch)
  const [checkedKeys, setCheckedKeys] = useState([])
  useLayoutEffect(() => {
    owner = { setExpandedKeys }
  }, [])
  return (
    <Tree
      treeData={data}
      checkable
      virtual
      height={600}
      motion={null}
      expandedKeys={expandedKeys}
      onExpand={setExpandedKeys}
      checkedKeys={checkedKeys}
      onCheck={setCheckedKeys}
    />
  )
}

const line = (at) => document.querySelectorAll('.ant-tree-treenode:not([aria-hidden="true"])')[at]

present({
  mount: (box) => {
    root = createRoot(box)
    root.render(<Owner />)
  },
  unmount: () => root.unmount(),
  fold: () => line(1).querySelector('.ant-tree-switcher').click(),
  unfold: () => line(1).querySelector('.ant-tree-switcher').click(),
  toggleRoot: () => line(0).querySelector('.ant-tree-checkbox').click(),
  toggleLeaf: () => line(6).querySelector('.ant-tree-checkbox').click(),
  foldAll: () => owner.setExpandedKeys([]),
  unfoldAll: () => owner.setExpandedKeys(everyBranch),
})
