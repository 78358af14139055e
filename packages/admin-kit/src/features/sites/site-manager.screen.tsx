import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { siteBlocks } from './lazy-parts'
import { SiteList } from './site-list'
import { SiteTexts } from './site-texts'

export interface SiteManagerProps extends ScreenProps {
  /** Origin of the portal for the preview, such as `https://edu.example`; the page's own without one. */
  portalOrigin?: string
}

function SiteScreen({ portalOrigin = '' }: SiteManagerProps) {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const siteId = Number(query['blocks'])
  const open = (blocks: string | null) => navigate({ query: { blocks } })
  if (!siteId) return <SiteList onOpenBlocks={(id) => open(String(id))} />
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <siteBlocks.Part key={siteId} siteId={siteId} portalOrigin={portalOrigin} onClose={() => open(null)} />
    </Suspense>
  )
}

/** 站点管理: the sites of the region, and the blocks of the front page of each (domain 1.5). */
export function SiteManager({ handle, ...props }: SiteManagerProps) {
  return (
    <Widget part="site-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <SiteTexts>
          <SiteScreen {...props} />
        </SiteTexts>
      </Suspense>
    </Widget>
  )
}
