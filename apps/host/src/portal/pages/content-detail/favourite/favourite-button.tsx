import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../../../session/use-signed-in'

const FavouriteToggle = lazy(() => import('./favourite-toggle'))

/** Lets signed-in readers mark an article or a resource. Visitors load nothing of it. */
export function FavouriteButton({ type, id }: { type: string; id: number }) {
  const isSignedIn = useSignedIn()
  if (!isSignedIn || (type !== 'article' && type !== 'resource')) return null
  return (
    <Suspense>
      <FavouriteToggle key={`${type}-${id}`} item={{ type, id }} />
    </Suspense>
  )
}
