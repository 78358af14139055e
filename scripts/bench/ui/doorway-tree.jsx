import { DoorwayRoot, Tree } from '@doorway/ui'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { zhTexts } from '../../../packages/ui/src/story-support/texts'
import '../../../packages/ui/src/styles.css'
import { present, treeNodes } from './sample'

const nodes = treeNodes()
const everyBranch = new Set(nodes.filter(({ hasChildren }) => hasChildren).map(({ id }) => id))
let owner

function Owner() {
  const [openIds, setOpenIds] = useState(everyBranch)
  const [checkedIds, setCheckedIds] = useState(new Set())
  useLayoutEffect(() => {
    owner = { setOpenIds }
  }, [])
  return (
    <Tree
      label="地区"
      items={nodes}
      openIds={openIds}
      onOpenChange={setOpenIds}
      checkedIds={checkedIds}
      onCheckedChange={setCheckedIds}
      height={600}
    />
  )
}

const press = (line, part) => document.querySelectorAll('.dw-tree-row')[line].querySelector(`.dw-tree-${part}`).click()
let root

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
  fold: () => press(1, 'expander'),
  unfold: () => press(1, 'expander'),
  toggleRoot: () => press(0, 'check'),
  toggleLeaf: () => press(6, 'check'),
  foldAll: () => owner.setOpenIds(new Set()),
  unfoldAll: () => owner.setOpenIds(everyBranch),
})
