import { Dialog, Skeleton } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { FriendLinksDialog } from './friend-links-dialog'
import { useSiteLinks } from './sites.queries'
import { TopicsDialog } from './topics-dialog'

/** The blocks whose content is edited here. */
export type ListedBlock = 'topics' | 'links'

export interface SiteLinksEditorProps {
  site: { id: number; name: string }
  list: ListedBlock
  onClose: () => void
}

/** 专题 or 友情链接 of a front page, loaded as they are stored now. */
export function SiteLinksEditor({ site, list, onClose }: SiteLinksEditorProps) {
  const t = useTranslate()
  const { data, error, refetch } = useSiteLinks(site.id)
  const Editor = list === 'topics' ? TopicsDialog : FriendLinksDialog
  if (data) return <Editor site={site} stored={data} onClose={onClose} />
  return (
    <Dialog isOpen title={t(`sites.${list}.of`, { name: site.name })} onClose={onClose}>
      {error ? <FailurePanel error={error} onRetry={() => void refetch()} isCompact /> : <Skeleton width="full" />}
    </Dialog>
  )
}
