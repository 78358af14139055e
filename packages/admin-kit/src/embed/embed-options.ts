import type { DoorwayClient, DoorwayClientOptions } from '@doorway/api-client'
import type { NavigationAdapter } from '../navigation/adapter'
import type { DoorwayProviderProps } from '../provider/doorway-provider'

/**
 * Where a widget stands. `shadow`: in an open shadow root, untouched by the page's sheets. `light`: on the page itself.
 * `layer`: on the page itself with our sheet in `@layer doorway`, so that every rule of the page wins.
 */
export type Isolation = 'shadow' | 'light' | 'layer'

/** What every widget understands, whatever its screen. */
export interface EmbedOptions extends Omit<DoorwayProviderProps, 'client' | 'children' | 'navigation' | 'portal'> {
  /** Address of the API before `/api`; the page's own origin without one. */
  baseUrl?: string
  /** Addresses of services that live elsewhere. */
  services?: DoorwayClientOptions['services']
  /**
   * The token of the signed-in person. No request is sent until it is given; another function means
   * another person, so everything shown is fetched again.
   */
  getToken?: DoorwayClientOptions['getToken']
  /** A client that the page has already, in place of the three above. */
  client?: DoorwayClient
  /** Where the screen stores its location: in memory (the default), in the page's query, or as the page decides. */
  navigation?: 'memory' | 'query' | NavigationAdapter
  /** Where dialogs and popups are rendered, isolated as the widget is. Read once, when the widget is first rendered. */
  portalContainer?: HTMLElement | null
  /** Read once, when the widget is first rendered; `shadow` without one. */
  isolation?: Isolation
}
