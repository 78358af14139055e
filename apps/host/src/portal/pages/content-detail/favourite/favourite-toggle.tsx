import { ApiError, type FavouriteItem } from '@doorway/api-client'
import { personalEndpoints } from '@doorway/api-client/endpoints'
import { use, useEffect, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'
import { SiteLink } from '../../../parts/links/site-link'
import { loadFavouriteStrings } from './strings/load-favourite-strings'
import './favourite.css'

/** 收藏: a toggle, with a link to the list once the item is in it. */
export default function FavouriteToggle({ item }: { item: FavouriteItem }) {
  const { type, id } = item
  const { locale } = usePreferences()
  const words = use(loadFavouriteStrings(locale))
  const [isFavourite, setFavourite] = useState<boolean | null>(null)
  const [message, setMessage] = useState('')
  useEffect(() => {
    const request = new AbortController()
    hostClient()
      .endpoints(personalEndpoints)
      .isFavourite({ type, id }, request.signal)
      .then(setFavourite, () => undefined)
    return () => request.abort()
  }, [type, id])
  const toggle = async () => {
    try {
      const calls = hostClient().withLocale(locale).endpoints(personalEndpoints)
      const now = await calls.setFavourite({ type, id }, !isFavourite)
      setFavourite(now)
      setMessage(now ? words.added : words.removed)
    } catch (error) {
      setMessage(error instanceof ApiError && error.kind !== 'unexpected' ? error.message : words.failed)
    }
  }
  return (
    <p className="dw-favourite">
      <button
        type="button"
        className="dw-portal-button"
        data-variant={isFavourite ? undefined : 'quiet'}
        aria-pressed={isFavourite === true}
        disabled={isFavourite === null}
        onClick={() => void toggle()}
      >
        {words.favourite}
      </button>
      <span role="status">{message}</span>
      {isFavourite && <SiteLink to="/personalCenter?tab=favourites">{words.list}</SiteLink>}
    </p>
  )
}
