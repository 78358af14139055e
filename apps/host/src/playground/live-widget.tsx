import { useCan, useSession } from '@doorway/admin-kit'
import { mountAnyScreen, type AnyScreen, type EmbedOptions, type MountedScreen } from '@doorway/admin-kit/embed'
import { LoadingBar, Skeleton, StatePanel } from '@doorway/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hostClient } from '../session/host-client'
import type { PlaygroundStrings } from './strings/load-playground-strings'

/** What a reader may choose about any widget. */
export type Looks = Pick<EmbedOptions, 'locale' | 'theme' | 'density' | 'accent' | 'isElder'>

export interface LiveWidgetProps {
  screen: AnyScreen
  looks: Looks
  words: PlaygroundStrings
}

/** The widget in its shadow root, mounted as on a page without React, with this window's session. */
function Mounted({ screen, looks, words }: LiveWidgetProps) {
  const widget = useRef<MountedScreen<EmbedOptions> | null>(null)
  const [isReady, setReady] = useState(false)
  const mount = useCallback(
    (container: HTMLDivElement) => {
      const handleSettled = () => setReady(true)
      const mounted = mountAnyScreen(screen, container, {
        client: hostClient(),
        instanceId: 'playground',
        onReady: handleSettled,
        onError: handleSettled,
      })
      widget.current = mounted
      return () => mounted.unmount()
    },
    [screen],
  )
  // Runs before the first paint of the widget, which waits for its style sheet.
  useEffect(() => widget.current?.update(looks), [looks])
  return (
    <>
      <LoadingBar isLoading={!isReady} label={words.loading} />
      <div ref={mount} aria-busy={!isReady} />
    </>
  )
}

/** A widget as the signed-in user sees it; without any permission for it, a message instead. */
export function LiveWidget(props: LiveWidgetProps) {
  const { screen, words } = props
  const can = useCan()
  const { isLoading, error } = useSession()
  if (isLoading) return <Skeleton />
  const isAllowed = error !== null || screen.codes.length === 0 || screen.codes.some((code) => can(code))
  if (!isAllowed) return <StatePanel kind="forbidden" title={words.forbiddenTitle} text={words.forbiddenText} />
  return <Mounted {...props} />
}
