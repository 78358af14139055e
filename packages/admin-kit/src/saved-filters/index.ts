import { lazyPart } from '../loading/lazy-part'

/** 常用查询: a menu of filters under names, for any list whose filters are texts. */
export const savedFiltersMenu = lazyPart(async () => (await import('./saved-filters-menu')).SavedFiltersMenu)
