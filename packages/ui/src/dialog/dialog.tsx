import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import {
  forwardRef,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { useMergedRefs } from '../merged-refs/use-merged-refs'
import { IconButton } from '../button/button'
import { PortalContext, usePortal } from '../context/portal-target'
import { useUi } from '../context/ui-context'
import { raiseOutOfBox } from './out-of-box'
import { activeElementNear, coversOf, makeSiblingsInert, tabbables, wrapTab } from './modal-focus'
import { partOf } from '../part/part-of'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  isOpen: boolean
  /** Escape, the cross or a press outside. The owner decides: a dirty form may ask first and stay open. */
  onClose: () => void
  title: ReactNode
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** Largest width: s 420, m 560, l 760, xl 1040 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Stands at the screen's end edge, over its full height. */
  isDrawer?: boolean
  /** `alertdialog` for questions that require a decision. */
  role?: 'dialog' | 'alertdialog'
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode
}

/**
 * Presses of Escape that Radix gave to a dialog below the top one: it registers a layer two tasks after it is shown, so
 * that an early press would close the dialog beneath, and with it the new one and what that shows only once.
 */
const passedOn = new WeakSet<Event>()

interface ModalLayerProps extends Omit<DialogProps, 'isOpen'> {
  portal: HTMLElement
}

/**
 * The open dialog (decision 0040). Overlay, Tab trap and inert siblings are one way for light DOM and shadow roots. Radix
 * has the layer inside, which knows whose Escape it is among dialogs and popups.
 */
const ModalLayer = forwardRef<HTMLDivElement, ModalLayerProps>(function ModalLayer(
  {
    portal,
    onClose,
    title,
    description,
    size = 'm',
    isDrawer = false,
    role = 'dialog',
    footer,
    children,
    className,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { texts } = useUi()
  const target = useContext(PortalContext)
  const layer = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const contentBox = useMergedRefs(ref, content)
  const id = useId()

  useLayoutEffect(() => {
    const box = layer.current
    const dialog = content.current
    if (!box || !dialog) return undefined
    const opener = activeElementNear(portal)
    const lower = raiseOutOfBox(box, portal)
    const stops = tabbables(dialog)
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]')
    const first = wanted ?? stops.find((stop) => stop.closest('.dw-dialog-body')) ?? stops[0] ?? dialog
    first.focus()
    const release = makeSiblingsInert(box, target.covered)
    return () => {
      release()
      lower?.()
      opener?.focus()
    }
  }, [portal, target])

  const isBelow = () => layer.current && coversOf(layer.current)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    // React hands on keys of popups opened from here; those look after themselves.
    const isInside = event.target instanceof Node && content.current?.contains(event.target)
    if (!content.current || !isInside) return
    wrapTab(event, content.current)
    if (passedOn.has(event.nativeEvent)) onClose()
  }
  return (
    <div ref={layer} className="dw-dialog-layer" data-drawer={isDrawer || undefined}>
      {/* A second way to close for the pointer; the keyboard has Escape and the cross. */}
      <div className="dw-dialog-overlay" aria-hidden="true" onClick={onClose} />
      <DismissableLayer
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...partOf('dialog')}
        {...rest}
        ref={contentBox}
        role={role}
        aria-modal="true"
        className={className ? `dw-dialog ${className}` : 'dw-dialog'}
        data-size={size}
        onKeyDown={handleKeyDown}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => isBelow() && passedOn.add(event)}
        onDismiss={() => isBelow() || onClose()}
      >
        <header className="dw-dialog-header">
          <h2 id={`${id}-title`} className="dw-dialog-title">
            {title}
          </h2>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </header>
        <div className="dw-dialog-body">
          {description && (
            <p id={`${id}-description`} className="dw-dialog-description">
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && <footer className="dw-dialog-footer">{footer}</footer>}
      </DismissableLayer>
    </div>
  )
})

/** A modal dialog that changes nothing of the page around it. Focus goes in, stays in, and returns to its opener. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog({ isOpen, ...rest }, ref) {
  const portal = usePortal()
  return isOpen && portal ? createPortal(<ModalLayer {...rest} portal={portal} ref={ref} />, portal) : null
})
