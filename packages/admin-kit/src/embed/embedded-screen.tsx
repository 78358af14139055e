import type { DoorwayClient } from '@doorway/api-client'
import type { RenderPortal } from '@doorway/ui'
import { useMemo, type Ref } from 'react'
import type { NavigationAdapter } from '../navigation/adapter'
import { createQueryNavigation } from '../navigation/query-navigation'
import { AsyncBoundary } from '../loading/async-boundary'
import { DoorwayProvider } from '../provider/doorway-provider'
import { ReadableAccent } from '../provider/readable-accent'
import type { WidgetHandle } from '../loading/widget-handle'
import type { EmbedOptions } from './embed-options'
import type { AnyScreen } from './screen-definition'

export interface EmbeddedScreenProps {
  screen: AnyScreen
  /** Options of the widget and props of its screen, as the page gave them. */
  options: EmbedOptions
  client: DoorwayClient
  /** Where its dialogs are, when the page has chosen a place. */
  portal?: RenderPortal | undefined
  /** Unlike that of any other widget of the page. */
  instanceId: string
  handle: Ref<WidgetHandle>
}

function useNavigation(given: EmbedOptions['navigation'], instanceId: string): NavigationAdapter | undefined {
  const inQuery = useMemo(
    () => (given === 'query' ? createQueryNavigation(instanceId) : undefined),
    [given, instanceId],
  )
  return typeof given === 'object' ? given : inQuery
}

/** A screen with everything it needs around it: what a mount and an element draw. */
export function EmbeddedScreen({ screen, options, client, portal, instanceId, handle }: EmbeddedScreenProps) {
  const navigation = useNavigation(options.navigation, instanceId)
  return (
    <DoorwayProvider {...options} client={client} navigation={navigation} portal={portal} instanceId={instanceId}>
      <ReadableAccent />
      <AsyncBoundary>{screen.render({ ...options, handle })}</AsyncBoundary>
    </DoorwayProvider>
  )
}
