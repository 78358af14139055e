import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { IconButton } from '../button/button'
import { useUi } from '../context/ui-context'

export interface SplitPaneProps extends ComponentPropsWithoutRef<'div'> {
  /** Name of the divider: what it makes wider. */
  label: string
  /** The pane whose width is set. */
  start: ReactNode
  /** Takes the rest. */
  children: ReactNode
  /** Width of the first pane in px. Controlled, so that the owner can store it. */
  size: number
  onSizeChange: (size: number) => void
  /** In px. */
  minSize?: number
  /** In px. */
  maxSize?: number
  isCollapsed?: boolean
  /** Absent: the pane cannot be folded away. */
  onCollapsedChange?: (isCollapsed: boolean) => void
}

const STEP = 16

/** Two panes with a divider that is moved by pointer or arrow keys. In a narrow container the first stands above. */
export const SplitPane = forwardRef<HTMLDivElement, SplitPaneProps>(function SplitPane(props, ref) {
  const {
    label,
    start,
    children,
    size,
    onSizeChange,
    minSize = 180,
    maxSize = 480,
    isCollapsed = false,
    onCollapsedChange,
    className,
    style,
    ...rest
  } = props
  const { texts } = useUi()
  const paneId = useId()
  const grip = useRef<{ x: number; size: number } | null>(null)
  const resize = (next: number) => onSizeChange(Math.round(Math.min(Math.max(next, minSize), maxSize)))

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, size }
  }
  const handlePointerMove = ({ clientX }: PointerEvent) => {
    if (grip.current) resize(grip.current.size + clientX - grip.current.x)
  }
  const handlePointerEnd = () => {
    grip.current = null
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') resize(size - STEP)
    else if (event.key === 'ArrowRight') resize(size + STEP)
    else if (event.key === 'Home') resize(minSize)
    else if (event.key === 'End') resize(maxSize)
    else if (event.key === 'Enter') onCollapsedChange?.(!isCollapsed)
    else return
    event.preventDefault()
  }
  const width: CSSProperties & { '--dw-split-pane-size': string } = { '--dw-split-pane-size': `${size}px` }
  return (
    <div
      {...rest}
      ref={ref}
      className={className ? `dw-split-pane ${className}` : 'dw-split-pane'}
      style={{ ...width, ...style }}
      data-collapsed={isCollapsed || undefined}
    >
      <div className="dw-split-pane-row">
        <div id={paneId} className="dw-split-pane-start" hidden={isCollapsed}>
          {start}
        </div>
        <div className="dw-split-pane-edge">
          {!isCollapsed && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- hr cannot be focused or have a value
              role="separator"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- ARIA window splitter
              tabIndex={0}
              className="dw-split-pane-divider"
              aria-label={label}
              aria-controls={paneId}
              aria-orientation="vertical"
              aria-valuenow={size}
              aria-valuemin={minSize}
              aria-valuemax={maxSize}
              onPointerDown={handlePointerDown}
              onPointerMove={handlePointerMove}
              onPointerUp={handlePointerEnd}
              onPointerCancel={handlePointerEnd}
              onKeyDown={handleKeyDown}
            />
          )}
          {onCollapsedChange && (
            <IconButton
              className="dw-split-pane-fold"
              size="s"
              icon={isCollapsed ? 'chevron-right' : 'chevron-left'}
              label={isCollapsed ? texts.expand : texts.collapse}
              aria-expanded={!isCollapsed}
              aria-controls={paneId}
              onClick={() => onCollapsedChange(!isCollapsed)}
            />
          )}
        </div>
        <div className="dw-split-pane-rest">{children}</div>
      </div>
    </div>
  )
})
