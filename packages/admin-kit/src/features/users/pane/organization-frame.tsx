import { Button, SplitPane } from '@doorway/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useInstanceStorage } from '../../../context/use-client-state'
import { useContainerWidth } from '../../../browser/use-container-width'
import { useTranslate } from '../../../context/use-translate'
import { paneDrawer } from '../lazy-parts'

/** Width in px below which the tree moves into a drawer: next to it the table would have too little room. */
const NARROW = 720

/** Width of the tree until the person changes it, in px. */
const USUAL_SIZE = 260

const PANE = 'users.pane'

interface PaneState {
  size: number
  isCollapsed: boolean
}

const usualPane: PaneState = { size: USUAL_SIZE, isCollapsed: false }

// By hand: a schema library would be most of what is fetched before the first row.
function paneOf(stored: unknown): PaneState {
  if (typeof stored !== 'object' || stored === null || !('size' in stored) || !('isCollapsed' in stored))
    return usualPane
  const { size, isCollapsed } = stored
  return typeof size === 'number' && typeof isCollapsed === 'boolean' ? { size, isCollapsed } : usualPane
}

function parsePane(text: string | null): PaneState {
  try {
    return paneOf(text === null ? null : JSON.parse(text))
  } catch {
    return usualPane
  }
}

/** Width and folding of the pane as the person left it. */
function useRememberedPane(): [PaneState, (pane: PaneState) => void] {
  const { local } = useInstanceStorage()
  const [pane, setPane] = useState(() => parsePane(local.getItem(PANE)))
  const keep = (next: PaneState) => {
    local.setItem(PANE, JSON.stringify(next))
    setPane(next)
  }
  return [pane, keep]
}

export interface OrganizationFrameProps {
  /** Renders the organisation tree; it calls back when one was chosen. */
  renderPane: (handleChosen: () => void) => ReactNode
  children: ReactNode
}

function DrawerFrame({ renderPane, children }: OrganizationFrameProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dw-user-narrow">
      <Button icon="organisation" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('users.tree.choose')}
      </Button>
      {isOpen && (
        <Suspense>
          <paneDrawer.Part title={t('users.tree.title')} onClose={() => setOpen(false)}>
            <Suspense>{renderPane(() => setOpen(false))}</Suspense>
          </paneDrawer.Part>
        </Suspense>
      )}
      {children}
    </div>
  )
}

/** The tree next to its users where there is room, behind a button where there is not. */
export function OrganizationFrame({ renderPane, children }: OrganizationFrameProps) {
  const t = useTranslate()
  const [frame, width] = useContainerWidth()
  const [split, setSplit] = useRememberedPane()
  return (
    <div ref={frame} className="dw-user-manager">
      {width !== null && width < NARROW ? (
        <DrawerFrame renderPane={renderPane}>{children}</DrawerFrame>
      ) : (
        <SplitPane
          label={t('users.tree.divider')}
          start={
            <div className="dw-user-pane">
              <h2 className="dw-user-pane-title">{t('users.tree.title')}</h2>
              <Suspense>{renderPane(() => undefined)}</Suspense>
            </div>
          }
          size={split.size}
          onSizeChange={(size) => setSplit({ ...split, size })}
          isCollapsed={split.isCollapsed}
          onCollapsedChange={(isCollapsed) => setSplit({ ...split, isCollapsed })}
        >
          {children}
        </SplitPane>
      )}
    </div>
  )
}
