import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { HomeBlock } from './home-block'
import { useNotices } from './home.queries'
import { RowList } from './row-list'

const PENDING_ROWS = 5
/** Length of yyyy-MM-dd. */
const TO_THE_DAY = 10

/** 通知公告: the latest notices of the portal. */
export function NoticeList() {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const notices = useNotices()
  const rows = (notices.data ?? []).map(({ id, title, publishAt }) => ({
    id: String(id),
    name: title,
    time: publishAt?.slice(0, TO_THE_DAY),
    onOpen: () => navigate({ path: '/comPageInfo', query: { type: 'article', id: String(id) } }),
  }))
  return (
    <HomeBlock title={t('home.notices.title')} query={notices} rows={PENDING_ROWS}>
      {() => <RowList rows={rows} empty={t('home.notices.empty')} />}
    </HomeBlock>
  )
}
