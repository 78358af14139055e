// The page of tests/firefox: dialogs in dialogs, a menu and a tree, in light DOM or in a shadow root.
import { Button, Dialog, DoorwayRoot, Field, Menu, TextField, Tree } from '@doorway/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { areas } from '../../packages/ui/src/story-support/areas'
import { zhTexts } from '../../packages/ui/src/story-support/texts'
import sheet from '../../packages/ui/src/styles.css?inline'

const items = [{ id: 'edit', label: '修改', onSelect: () => undefined }]
const opened = new Set(['0', '330000'])

function Inner() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button id="open-inner" onClick={() => setOpen(true)}>
        打开第二层
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="第二层" id="inner">
        <Menu label="更多" items={items} renderTrigger={(trigger) => <Button {...trigger}>更多</Button>} />
      </Dialog>
    </>
  )
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(opened)
  return (
    <DoorwayRoot texts={zhTexts}>
      <Button id="open" onClick={() => setOpen(true)}>
        打开
      </Button>
      <Tree label="地区" items={areas} height={200} openIds={openIds} onOpenChange={setOpenIds} />
      <Button id="behind">树后面</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="第一层" id="outer">
        <Field label="第一个">
          <TextField id="first" />
        </Field>
        <Inner />
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>很长的内容</p>
        ))}
        <Button id="last">最后一个</Button>
      </Dialog>
    </DoorwayRoot>
  )
}

function place(): Element | DocumentFragment {
  const host = document.createElement('div')
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  document.querySelector('#after')?.before(host)
  if (location.hash !== '#shadow') {
    document.adoptedStyleSheets = [styles]
    return host
  }
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  return shadow
}

createRoot(place()).render(<Screen />)
