import { Chip } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { useCommands } from './use-commands'
import { ChangeButton, Link, Pages, EmptyTab } from '../controls'
import { useRemoveFavourite } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'

/** 我的收藏: articles and resources that the person has marked. */
export function FavouritesTab({ data: { page } }: { data: DataOf<'favourites'> }) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const removeFavourite = useRemoveFavourite()
  const remove = (item: { type: 'article' | 'resource'; id: number }) =>
    void carryOut(removeFavourite(item), text('favouriteRemoved'))
  if (page.total === 0)
    return (
      <EmptyTab
        title={text('noFavourites')}
        hint={text('noFavouritesHint')}
        to="/educationNews"
        step={text('readNews')}
      />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ type, id, title, isAvailable, addedAt }) => (
          <li key={`${type}-${id}`} className="dw-me-card">
            <span className="dw-me-name">
              {isAvailable ? <Link to={`/comPageInfo?type=${type}&id=${id}`}>{title}</Link> : title}
            </span>
            <Chip>{isAvailable ? text(`favouriteTypes.${type}`) : text('unavailable')}</Chip>
            <span className="dw-me-note">{text('addedAt', { time: addedAt })}</span>
            <ChangeButton
              variant="quiet"
              aria-label={text('removeFavourite', { title })}
              onClick={() => remove({ type, id })}
            >
              {text('remove')}
            </ChangeButton>
          </li>
        ))}
      </ul>
      <Pages page={page.page} total={page.total} size={page.pageSize} address={(at) => tabAddress('favourites', at)} />
    </>
  )
}
