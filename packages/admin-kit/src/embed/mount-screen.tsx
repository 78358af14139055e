import { whenIdle } from '@doorway/ui'
import { createRoot } from 'react-dom/client'
import type { WidgetHandle } from '../loading/widget-handle'
import { errorEventOf } from '../context/use-events'
import { adoptSheet } from './adopted-sheet'
import { createConnection } from './connection'
import { EmbeddedScreen } from './embedded-screen'
import type { EmbedOptions } from './embed-options'
import { claimInstanceId, releaseInstanceId } from './instance-ids'
import { createPendingHandle } from './pending-handle'
import { createMountTarget, createPortalPlace, type PortalPlace } from './mount-target'
import type { AnyScreen, ElementAttributes } from './screen-definition'

/** A widget that stands on the page. */
export interface MountedScreen<Given extends EmbedOptions> extends WidgetHandle {
  /** Changes some options; the others stay. */
  update: (changes: Partial<Given>) => void
  /** Takes the widget away with everything it brought. Unsaved entries are lost: ask `isDirty` first. */
  unmount: () => void
}

const isolations = ['shadow', 'light', 'layer'] as const

/** Milliseconds after which a widget without a token says what it waits for. */
const TOKEN_HINT_MS = 5_000

/** Renders a screen into an element that belongs to the widget; `attributes` where that is an element of the page. */
export function mountScreen<Given extends EmbedOptions>(
  screen: AnyScreen,
  element: HTMLElement,
  initial: Given,
  attributes?: ElementAttributes,
): MountedScreen<Given> {
  let options = initial
  let isOver = false
  let isDressed = false
  let undress = () => undefined as void
  const isolation = isolations.find((known) => known === initial.isolation) ?? 'shadow'
  const { container, sheetRoot, remove } = createMountTarget(element, isolation)
  let portal: PortalPlace | null = null
  const instanceId = claimInstanceId(initial.instanceId ?? screen.part)
  const connection = createConnection(screen.isForVisitors)
  const { ref, handle } = createPendingHandle()
  const root = createRoot(container, {
    // Several widgets in light DOM, and a page with React of its own, must not share ids.
    identifierPrefix: `dw-${Math.random().toString(36).slice(2, 8)}-`,
    onUncaughtError: (error) => options.onError?.(errorEventOf(error)),
  })

  const draw = () => {
    const client = connection.clientFor(options)
    if (!isDressed || isOver) return
    root.render(
      <EmbeddedScreen
        screen={screen}
        options={options}
        portal={portal?.render}
        client={client}
        instanceId={instanceId}
        handle={ref}
      />,
    )
  }
  const leave = () => {
    portal?.remove()
    undress()
  }
  const dress = async () => {
    screen.prefetch()
    try {
      undress = await adoptSheet(sheetRoot, isolation)
      portal = await createPortalPlace(initial.portalContainer, isolation)
    } catch (error) {
      options.onError?.(errorEventOf(error))
    }
    isDressed = true
    if (isOver) leave()
    else draw()
  }
  void dress()

  // Hints for the page's developer: where their file does not load, nothing is lost.
  const hint = (give: (hints: typeof import('./check-options')) => void, without = () => undefined as void) =>
    void import('./check-options').then(give, without)
  // As it is before the screen writes its own members into it.
  const { search } = location
  whenIdle(() =>
    hint(({ checkOptions, checkAddress }) => {
      checkOptions(screen, initial, element, attributes)
      if (initial.navigation === 'query') checkAddress(screen, initial, instanceId, search)
    }),
  )
  const tokenHint = setTimeout(() => {
    if (!options.getToken && !options.client && !screen.isForVisitors)
      hint(({ warnOfMissingToken }) => warnOfMissingToken(screen))
  }, TOKEN_HINT_MS)

  return {
    ...handle,
    setFilters: (filters) =>
      hint(
        ({ acceptedFilters }) => handle.setFilters(acceptedFilters(screen, options, filters)),
        () => handle.setFilters(filters),
      ),
    update: (changes) => {
      options = { ...options, ...changes }
      draw()
    },
    unmount: () => {
      if (isOver) return
      isOver = true
      clearTimeout(tokenHint)
      root.unmount()
      remove()
      releaseInstanceId(instanceId)
      leave()
    },
  }
}
