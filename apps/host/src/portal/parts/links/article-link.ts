import type { ArticleRow } from '../../data/portal-reader'

/** The address of an item's page: the route of a list, else its detail page. */
export const articleLink = ({ type, id, route }: Pick<ArticleRow, 'type' | 'id' | 'route'>) =>
  route ?? `/comPageInfo?type=${type}&id=${id}`

/** The day of a wire time, yyyy-MM-dd (specification section 9); empty without a time. */
export const dayOf = (time: string | null) => (time === null ? '' : time.slice(0, 10))

/** Where the texts with a tag are listed. */
export const tagLink = (tag: string) => `/search?tag=${encodeURIComponent(tag)}`
