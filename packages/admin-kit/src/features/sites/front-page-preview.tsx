import { StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { isOpen } from './site-draft'
import type { SiteDetail } from './site-types'

export interface FrontPagePreviewProps {
  site: SiteDetail
  /** Origin of the portal; the page's own when it is empty. */
  portalOrigin: string
  /** Version of the arrangement; browsers store a page for a minute by its address. */
  version: number
  /** Something edited is not saved yet, so the page does not have it. */
  isBehind: boolean
}

/** The front page of a site as visitors see it now. */
export function FrontPagePreview({ site, portalOrigin, version, isBehind }: FrontPagePreviewProps) {
  const t = useTranslate()
  if (!isOpen(site.state))
    return <StatePanel kind="closed" title={t('sites.blocks.notOpen')} text={t('sites.blocks.notOpenHint')} />
  const address = `${portalOrigin}/doorMain?site=${encodeURIComponent(site.code)}&version=${version}`
  return (
    <div>
      <p role="status">{t(isBehind ? 'sites.blocks.behind' : 'sites.blocks.asVisitors')}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the portal itself, whose scripts need its origin */}
      <iframe className="dw-site-preview" title={t('sites.blocks.previewOf', { name: site.name })} src={address} />
    </div>
  )
}
