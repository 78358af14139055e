import { personalEndpoints } from '@doorway/api-client/endpoints'
import { Button, Chip } from '@doorway/ui'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'
import { useCommands } from './use-commands'

/** 我的收藏: articles and resources that the person has marked. */
export function FavouritesTab({ data: { page } }: { data: DataOf<'favourites'> }) {
  const words = usePageStrings(route)
  const carryOut = useCommands()
  const remove = (item: { type: 'article' | 'resource'; id: number }) =>
    void carryOut(pageClient().endpoints(personalEndpoints).setFavourite(item, false), words.favouriteRemoved)
  if (page.total === 0)
    return (
      <EmptyTab title={words.noFavourites} hint={words.noFavouritesHint} to="/educationNews" step={words.readNews} />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ type, id, title, isAvailable, addedAt }) => (
          <li key={`${type}-${id}`} className="dw-me-card">
            <span className="dw-me-name">
              {isAvailable ? <SiteLink to={`/comPageInfo?type=${type}&id=${id}`}>{title}</SiteLink> : title}
            </span>
            <Chip>{isAvailable ? words.favouriteTypes[type] : words.unavailable}</Chip>
            <span className="dw-me-note">{words.addedAt(addedAt)}</span>
            <Button variant="quiet" aria-label={words.removeFavourite(title)} onClick={() => remove({ type, id })}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('favourites', at)}
      />
    </>
  )
}
