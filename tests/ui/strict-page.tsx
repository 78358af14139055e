// The page of tests/e2e/strict-policy.test.ts: every component at once, in light DOM and in a shadow root.
import { DoorwayRoot, Menu, Popover, Tooltip, Button } from '@doorway/ui'
import { createRoot } from 'react-dom/client'
import { zhTexts } from '../../packages/ui/src/story-support/texts'
import '../../packages/ui/src/styles.css'
import { subjects } from './subjects'

const violations: string[] = []
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
})
Object.assign(globalThis, { violations })

const isOverlay = (name: string) => /Dialog|Drawer/.test(name)

function Everything() {
  return (
    <DoorwayRoot texts={zhTexts} accent="#7a1f5c" theme="dark" lang="zh-CN">
      {Object.entries(subjects).map(([name, { draw }]) => !isOverlay(name) && <div key={name}>{draw({})}</div>)}
      <Menu label="更多" items={[{ id: '1', label: '修改', onSelect: () => undefined }]} />
      <Popover label="说明" renderTrigger={(trigger) => <Button {...trigger}>说明</Button>}>
        内容
      </Popover>
      <Tooltip text="提示">{(target) => <Button {...target}>提示</Button>}</Tooltip>
    </DoorwayRoot>
  )
}

/** Dialogs close everything else off, so each has a root of its own. */
function Overlays() {
  return Object.entries(subjects).map(
    ([name, { draw }]) =>
      isOverlay(name) && (
        <DoorwayRoot key={name} texts={zhTexts}>
          {draw({})}
        </DoorwayRoot>
      ),
  )
}

function place(id: string, isShadow: boolean): HTMLElement {
  const host = document.createElement('div')
  host.id = id
  document.body.append(host)
  if (!isShadow) return host
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = '/strict-page.css'
  const container = document.createElement('div')
  shadow.append(sheet, container)
  return container
}

createRoot(place('light', false)).render(<Everything />)
createRoot(place('shadow', true)).render(<Everything />)
createRoot(place('overlays', false)).render(<Overlays />)
