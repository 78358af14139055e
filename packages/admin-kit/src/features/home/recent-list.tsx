import type { Schema } from '@doorway/api-client/types'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { NavigationTarget } from '../../navigation/adapter'
import { useMenus, type MenuRoute } from '../menu-router'
import { HomeBlock } from './home-block'
import { useHome } from './home.queries'
import { RowList } from './row-list'
import { screenTarget } from './todo-places'

const PENDING_ROWS = 4
/** Length of yyyy-MM-dd HH:mm. */
const TO_THE_MINUTE = 16

type RecentRecord = Schema<'RecentRecord'>

/** Where a record is edited; organisations have no address of their own. */
function recordTarget(routes: readonly MenuRoute[], { kind, id }: RecentRecord): NavigationTarget | undefined {
  if (kind === 'user') return screenTarget(routes, { screen: 'user-edit', query: { id: String(id) } })
  if (kind === 'article')
    return screenTarget(routes, { screen: 'content/ArticleManager', query: { article: String(id) } })
  return undefined
}

/** 最近处理: records that the person has changed within 30 days and may still list. */
export function RecentList() {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const home = useHome()
  const { data: menus } = useMenus()
  const rows = (home.data?.recent ?? []).map((record) => {
    const target = recordTarget(menus?.routes ?? [], record)
    return {
      id: `${record.kind} ${record.id}`,
      kind: t(`home.recent.kinds.${record.kind}`),
      name: record.name,
      time: record.at.slice(0, TO_THE_MINUTE),
      ...(target && { onOpen: () => navigate(target) }),
    }
  })
  return (
    <HomeBlock title={t('home.recent.title')} query={home} rows={PENDING_ROWS}>
      {() => <RowList rows={rows} empty={t('home.recent.empty')} />}
    </HomeBlock>
  )
}
