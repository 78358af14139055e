import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Tree } from 'react-arborist'
import { nested, present, treeNodes } from './sample'

const data = nested(treeNodes(), { id: 'id', label: 'name' })
const tree = createRef()
let root

present({
  mount: (box) => {
    root = createRoot(box)
    root.render(<Tree ref={tree} initialData={data} openByDefault height={600} width={600} rowHeight={32} />)
  },
  unmount: () => root.unmount(),
  fold: () => tree.current.close('0.0'),
  unfold: () => tree.current.open('0.0'),
  foldAll: () => tree.current.closeAll(),
  unfoldAll: () => tree.current.openAll(),
})
