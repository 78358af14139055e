import { useCan, useSession } from '@doorway/admin-kit'
import { mountAnyScreen, type AnyScreen, type EmbedOptions, type MountedScreen } from '@doorway/admin-kit/embed'
import { LoadingBar, Skeleton, StatePanel } from '@doorway/ui'
import { useEffect, useRef, useState } from 'react'
import { hostClient } from '../session/host-client'
import type { PlaygroundStrings } from './strings/load-playground-strings'

/** What a reader may choose about any widget. */
export type Looks = Pick<EmbedOptions, 'locale' | 'theme' | 'density' | 'accent' | 'isElder'>

export interface LiveWidgetProps {
  screen: AnyScreen
  looks: Looks
  words: PlaygroundStrings
}

/** The widget itself in its shadow root, as a page without React mounts it, over this window's own session. */
function Mounted({ screen, looks, words }: LiveWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<MountedScreen<EmbedOptions> | null>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (!place.current) return undefined
    const handleAnswer = () => setReady(true)
    const mounted = mountAnyScreen(screen, place.current, {
      client: hostClient(),
      instanceId: 'playground',
      onReady: handleAnswer,
      onError: handleAnswer,
    })
    widget.current = mounted
    return () => mounted.unmount()
  }, [screen])
  // After mounting, so that the first picture has the looks too: a widget draws when its sheet has come.
  useEffect(() => widget.current?.update(looks), [looks])
  return (
    <>
      <LoadingBar isLoading={!isReady} label={words.loading} />
      <div ref={place} aria-busy={!isReady} />
    </>
  )
}

/** A widget as the signed-in person sees it; who may do nothing in it reads so in its place. */
export function LiveWidget(props: LiveWidgetProps) {
  const { screen, words } = props
  const can = useCan()
  const { isLoading, error } = useSession()
  if (isLoading) return <Skeleton />
  const isAllowed = error !== null || screen.codes.length === 0 || screen.codes.some((code) => can(code))
  if (!isAllowed) return <StatePanel kind="forbidden" title={words.forbiddenTitle} text={words.forbiddenText} />
  return <Mounted {...props} />
}
