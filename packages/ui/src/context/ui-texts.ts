/** Place of a square crop, in whole percent of the picture's width and height. */
export interface CropPlace {
  left: number
  top: number
  size: number
}

/**
 * The words that components say by themselves. The ui package has no catalogue: the owner of a DoorwayRoot supplies them in the user's language.
 */
export interface UiTexts {
  close: string
  cancel: string
  confirm: string
  clear: string
  retry: string
  loading: string
  noData: string
  search: string
  required: string
  showPassword: string
  hidePassword: string
  capsLock: string
  openCalendar: string
  previousMonth: string
  nextMonth: string
  dateFormat: string
  select: string
  selected: (count: number) => string
  notifications: string
  loadFailed: string
  /** A branch holds more than was loaded; says how many. */
  loadMore: (remaining: number) => string
  selectAll: string
  /** Name of a row's check box. */
  selectRow: (label: string) => string
  /** Head of the column with a row's buttons. */
  actions: string
  /** Name of the page buttons as a whole. */
  pagination: string
  total: (records: number) => string
  page: (page: number) => string
  previousPage: string
  nextPage: string
  jumpToPage: string
  pageSizeLabel: string
  pageSize: (records: number) => string
  /** The choice and order of a table's columns. */
  columns: string
  moveUp: (label: string) => string
  moveDown: (label: string) => string
  reset: string
  /** A search that found nothing. */
  noMatch: string
  reload: string
  closeOthers: string
  closeRight: string
  closeAll: string
  /** Said of a tab whose page has changes that are not saved. */
  unsaved: string
  /** Name of the list of all open tabs. */
  allTabs: string
  pinTab: string
  unpinTab: string
  pinned: string
  reopenTab: string
  findTab: string
  expand: string
  collapse: string
  monthFormat: string
  openMonths: string
  previousYear: string
  nextYear: string
  rangeFrom: string
  rangeTo: string
  /** Said of a step that lies behind. */
  stepDone: string
  /** Goes beyond the page: every record of the search. */
  selectAllRecords: (records: number) => string
  cropArea: string
  /** Where the crop stands now, in percent of the picture; said after each key. */
  cropPlace: (place: CropPlace) => string
  zoom: string
  rotateLeft: string
  rotateRight: string
  waiting: string
  paused: string
  /** Buttons of a file that is uploading. */
  pause: (label: string) => string
  resume: (label: string) => string
  retryUpload: (label: string) => string
  remove: (label: string) => string
  uploaded: string
  /** The way from a drawing to its numbers, and back. */
  showTable: string
  showChart: string
  chooseIcon: string
}
