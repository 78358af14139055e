import type { DoorwayClient } from '@doorway/api-client'
import { createMemoryStorage } from '@doorway/api-client'
import { useContext, useMemo, type ReactNode } from 'react'
import type { KitLocale } from '../i18n/catalogue'
import { createMemoryNavigation } from '../navigation/memory-navigation'
import { DoorwayProvider, type DoorwayProviderProps } from '../provider/doorway-provider'
import { ReviewContext, reviewedApi } from './review-context'
import { createStoryApi, type StoryApiOptions } from './story-api'

/** What a story says about its surroundings. */
export interface StoryScreenProps extends Partial<Omit<DoorwayProviderProps, 'client' | 'children' | 'storage'>> {
  /** The server behind the screen; or a client of the story's own. */
  api?: StoryApiOptions
  client?: DoorwayClient
  locale?: KitLocale
  /** What the address holds at the start. */
  query?: Readonly<Record<string, string>>
  children: ReactNode
}

const noQuery = {}

/** A screen in its provider, with storage and address of its own. */
export function StoryScreen({ api, client, query = noQuery, locale, children, ...rest }: StoryScreenProps) {
  const review = useContext(ReviewContext)
  const settings = JSON.stringify(reviewedApi(api, review))
  const own = useMemo(() => createStoryApi(JSON.parse(settings)), [settings])
  const navigation = useMemo(() => createMemoryNavigation({ path: '/', query }), [query])
  const storage = useMemo(() => ({ session: createMemoryStorage(), local: createMemoryStorage() }), [])
  return (
    <DoorwayProvider
      client={client ?? own}
      navigation={navigation}
      storage={storage}
      locale={review.locale ?? locale}
      isElder={review.isElder}
      {...rest}
    >
      {children}
    </DoorwayProvider>
  )
}
