import type { UiTexts } from '@doorway/ui'
import type { Translate } from './translate'

/** The words of the design system's components in the reader's language. */
export function uiTextsOf(t: Translate): UiTexts {
  return {
    close: t('kit.ui.close'),
    cancel: t('kit.ui.cancel'),
    confirm: t('kit.ui.confirm'),
    clear: t('kit.ui.clear'),
    retry: t('kit.ui.retry'),
    loading: t('kit.ui.loading'),
    noData: t('kit.ui.noData'),
    search: t('kit.ui.search'),
    required: t('kit.ui.required'),
    showPassword: t('kit.ui.showPassword'),
    hidePassword: t('kit.ui.hidePassword'),
    capsLock: t('kit.ui.capsLock'),
    openCalendar: t('kit.ui.openCalendar'),
    previousMonth: t('kit.ui.previousMonth'),
    nextMonth: t('kit.ui.nextMonth'),
    dateFormat: t('kit.ui.dateFormat'),
    select: t('kit.ui.select'),
    selected: (count) => t('kit.ui.selected', { count }),
    notifications: t('kit.ui.notifications'),
    loadFailed: t('kit.ui.loadFailed'),
    loadMore: (remaining) => t('kit.ui.loadMore', { remaining }),
    selectAll: t('kit.ui.selectAll'),
    selectRow: (label) => t('kit.ui.selectRow', { label }),
    actions: t('kit.ui.actions'),
    pagination: t('kit.ui.pagination'),
    total: (total) => t('kit.ui.total', { total }),
    page: (page) => t('kit.ui.page', { page }),
    previousPage: t('kit.ui.previousPage'),
    nextPage: t('kit.ui.nextPage'),
    jumpToPage: t('kit.ui.jumpToPage'),
    pageSizeLabel: t('kit.ui.pageSizeLabel'),
    pageSize: (records) => t('kit.ui.pageSize', { records }),
    columns: t('kit.ui.columns'),
    moveUp: (label) => t('kit.ui.moveUp', { label }),
    moveDown: (label) => t('kit.ui.moveDown', { label }),
    reset: t('kit.ui.reset'),
  }
}
