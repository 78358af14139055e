import { forwardRef, useCallback, useMemo, useState, type ComponentPropsWithoutRef, type CSSProperties } from 'react'
import type { RenderPortal } from '../portal-in/portal-in'
import { ToastProvider } from '../toast/toast-provider'
import { createPortalTarget, PortalContext } from '../context/portal-target'
import { UiContext } from '../context/ui-context'
import type { UiTexts } from '../context/ui-texts'

export type Theme = 'light' | 'dark' | 'high-contrast' | 'auto'
export type Density = 'comfortable' | 'compact'

export interface DoorwayRootProps extends ComponentPropsWithoutRef<'div'> {
  /** Words of the components, in the reader's language. */
  texts: UiTexts
  /** `auto` follows the reader's system. */
  theme?: Theme
  density?: Density
  /** Larger type and targets (长者模式). */
  isElder?: boolean
  /** The site's own accent, any CSS colour. Hover, tint and words on it follow, so that all of them can be read. */
  accent?: string
  /** Where dialogs and popups are rendered (`portalIn`); at the end of this element without it. */
  portal?: RenderPortal | undefined
}

/** The element around all Doorway components: tokens, theme, density, language, popups and messages live here. */
export const DoorwayRoot = forwardRef<HTMLDivElement, DoorwayRootProps>(function DoorwayRoot(
  {
    texts,
    theme = 'light',
    density = 'comfortable',
    isElder = false,
    accent,
    portal: renderPortal,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const [portal] = useState(createPortalTarget)
  const putPortal = useCallback((element: HTMLElement | null) => portal.put(element), [portal])
  const value = useMemo(() => ({ texts }), [texts])
  const accented: CSSProperties & Partial<Record<'--dw-accent', string>> = {
    ...style,
    ...(accent && { '--dw-accent': accent }),
  }
  return (
    <div
      {...rest}
      ref={ref}
      style={accented}
      data-accent={accent ? '' : undefined}
      className={className ? `dw-root ${className}` : 'dw-root'}
      data-doorway=""
      data-theme={theme}
      data-density={density}
      data-mode={isElder ? 'elder' : undefined}
    >
      <UiContext.Provider value={value}>
        <PortalContext.Provider value={portal}>
          <ToastProvider>{children}</ToastProvider>
        </PortalContext.Provider>
      </UiContext.Provider>
      {renderPortal ? renderPortal(portal) : <div ref={putPortal} className="dw-root-portal" />}
    </div>
  )
})
