/** What the page of a component says that its source does not. */
export interface Guidance {
  /** Components of the page; all that the folder exports where absent. */
  components?: readonly string[]
  /** What to do, each with what not to do. */
  rules: readonly (readonly [doThis: string, dontDoThat: string])[]
  /** Keys with their results; empty for what cannot be focused. */
  keyboard: readonly (readonly [keys: string, result: string])[]
}

const NATIVE_TEXT = [
  ['Tab', 'moves to the field'],
  ['Text keys', 'as in every text field of the system'],
] as const

const CALENDAR = [
  ['Text keys', 'type the date as yyyy-MM-dd'],
  ['Enter, Space on the button', 'open the calendar'],
  ['Arrow keys', 'move by day and week in the calendar'],
  ['Page up, Page down', 'previous and next month'],
  ['Enter', 'chooses the day'],
  ['Escape', 'closes the calendar; the value stays'],
] as const

/** Of a box with a search and choices below it. */
const SEARCH_BOX = [
  ['Enter, Space', 'open; the focus goes into the search'],
  ['Text keys', 'narrow the choices'],
  ['Tab', 'moves through the choices and stays in the box'],
  ['Enter, Space on a choice', 'choose it'],
  ['Escape', 'closes; the focus returns to the field'],
] as const

const OPTIONS = [
  ['Text keys', 'search'],
  ['Up and down arrow', 'move between the options'],
  ['Enter', 'chooses the option'],
  ['Escape', 'closes the list'],
] as const

/** Guidance by the name of the story file. Components with an `.mdx` page of their own are not here. */
export const guidance: Readonly<Record<string, Guidance>> = {
  avatar: {
    rules: [['Show the name next to it.', 'An avatar as the only sign of who it is.']],
    keyboard: [],
  },
  badge: {
    rules: [['Count what waits for the user.', 'Count everything there is.']],
    keyboard: [],
  },
  breadcrumb: {
    rules: [['Two levels or more, the last one is the page.', 'A breadcrumb in place of the title.']],
    keyboard: [['Tab, Enter', 'move to a level and open it']],
  },
  'card-grid': {
    rules: [['Cards of one kind and height.', 'Table rows as cards on a wide screen.']],
    keyboard: [['Tab', 'moves through the controls of the cards']],
  },
  card: {
    rules: [['One subject per card.', 'Cards in cards.']],
    keyboard: [],
  },
  chart: {
    rules: [
      ['Lines over time, bars to compare, a ring for the shares of few parts.', 'A ring of more than five parts.'],
      ['Null for values that must not be shown.', 'Zero in their place.'],
    ],
    keyboard: [
      ['Tab', 'moves to the chart, then to its buttons'],
      ['arrow keys, Home, End', 'move through the values, which are read and shown in the legend'],
    ],
  },
  'chart-frame': {
    rules: [
      ['Say the result in the title: 本月新增作品 1,284 件.', 'The name of the chart type as a title.'],
      ['Give every chart its table.', 'Values that only the pointer reveals.'],
    ],
    keyboard: [['Enter, Space on the button', 'show the table in place of the chart, and back']],
  },
  checkbox: {
    rules: [['A label that is true when ticked.', '不显示 as a label: ticking a negation is read wrongly.']],
    keyboard: [['Space', 'ticks and unticks']],
  },
  chip: {
    components: ['Chip'],
    rules: [
      ['Words that say the state, colour as the second sign.', 'A coloured dot alone.'],
      [
        '`success` for what is in force, `warning` for what waits, `danger` for what is blocked.',
        'One tone per category.',
      ],
    ],
    keyboard: [['Enter, Space on the cross', 'remove the chip']],
  },
  'column-chooser': {
    components: ['ColumnChooser'],
    rules: [['Leave the column that names the row out of the choice.', 'A table that can be emptied of all columns.']],
    keyboard: [
      ['Space', 'shows and hides the column'],
      ['Enter, Space on the arrows', 'move the column'],
    ],
  },
  combobox: {
    rules: [['A search on the server for sets above a hundred.', 'Ten thousand options in one response.']],
    keyboard: OPTIONS,
  },
  countdown: {
    rules: [['Count by the time of the server.', 'Count by the clock of the visitor.']],
    keyboard: [],
  },
  'date-field': {
    rules: [
      ['Let users type: a known date is typed faster than chosen.', 'A calendar for a date of birth without typing.'],
    ],
    keyboard: CALENDAR,
  },
  'date-range-field': {
    rules: [['One field for both ends of a span.', 'Two unrelated date fields that can contradict each other.']],
    keyboard: CALENDAR,
  },
  'file-drop': {
    rules: [['Say types and size before the choice.', 'Name the limit in the error alone.']],
    keyboard: [['Enter, Space', 'open the file dialog of the system']],
  },
  'form-footer': {
    rules: [
      ['The primary action last, the difference in words next to it.', 'Save buttons at the top and at the bottom.'],
    ],
    keyboard: [['Tab', 'moves through the actions in their order']],
  },
  'icon-picker': {
    rules: [['For menus and roles, which users tell apart by it.', 'An icon for every record.']],
    keyboard: SEARCH_BOX,
  },
  icon: {
    rules: [
      ['With words next to it, or as an `IconButton` with a name.', 'An icon alone whose meaning has to be guessed.'],
      ['One icon for one action everywhere.', 'Two icons for deleting.'],
    ],
    keyboard: [],
  },
  'image-crop': {
    rules: [['Give the ratio of the place where the picture is shown.', 'Crop on the server without a preview.']],
    keyboard: [
      ['Arrow keys', 'move the section'],
      ['Arrow keys on the slider', 'enlarge and reduce'],
      ['Enter, Space on the buttons', 'turn the picture'],
    ],
  },
  'loading-bar': {
    rules: [
      ['For what takes longer than 300 ms and replaces the page.', 'Together with a skeleton of the same content.'],
    ],
    keyboard: [],
  },
  menu: {
    rules: [
      ['More actions than three, the usual ones first.', 'A menu with one item.'],
      ['Deleting last, `isDanger`, in a group of its own.', 'Deleting between 修改 and 复制.'],
    ],
    keyboard: [
      ['Enter, Space, down arrow', 'open'],
      ['Up and down arrow, Home, End', 'move between the items'],
      ['Letters', 'next item that begins so'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  },
  'month-field': {
    rules: [['For dates whose day is unknown: 入职年月.', 'The first of the month in place of an unknown day.']],
    keyboard: [
      ['Text keys', 'type the month as yyyy-MM'],
      ['Enter, Space on the button', 'open the months of a year'],
      ['Tab, Enter', 'move to a month and choose it'],
      ['Escape', 'closes the box; the value stays'],
    ],
  },
  'multi-select': {
    rules: [['Chips for up to about ten choices.', 'Chips for hundreds: that is a table with a selection.']],
    keyboard: SEARCH_BOX,
  },
  'number-field': {
    components: ['NumberField'],
    rules: [['Numbers that are counted or measured.', 'Phone numbers and codes: those are texts.']],
    keyboard: NATIVE_TEXT,
  },
  'year-field': {
    components: ['YearField'],
    rules: [['Years that are typed faster than chosen.', 'A list of a hundred years.']],
    keyboard: NATIVE_TEXT,
  },
  'page-header': {
    rules: [['The title of the menu item, with at most one primary action.', 'A second title in the content.']],
    keyboard: [['Tab', 'moves through the actions']],
  },
  pagination: {
    rules: [['Below a table whose height stays while paging.', 'Endless scrolling in administration.']],
    keyboard: [
      ['Tab, Enter', 'open a page'],
      ['Enter in the field', 'jumps to the page; numbers that are too large lead to the last one'],
    ],
  },
  'password-field': {
    rules: [['Let the browser fill it: `autoComplete` says which password it is.', 'Forbid pasting.']],
    keyboard: [...NATIVE_TEXT, ['Enter, Space on the eye', 'show and hide the password']],
  },
  popover: {
    rules: [['A few controls that belong to their button.', 'A form with its own save: that is a `Dialog`.']],
    keyboard: [
      ['Enter, Space', 'open; the focus goes in'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  },
  popup: {
    rules: [['Below menus, lists and calendars of your own.', 'For what `Menu`, `Popover` or `Tooltip` already is.']],
    keyboard: [['Escape', 'calls `onClose`']],
  },
  'progress-bar': {
    rules: [['For tasks over two seconds, with a number and a way to cancel.', 'A bar that stands at 99 %.']],
    keyboard: [],
  },
  'radio-group': {
    rules: [['Two to five choices that users compare.', 'Longer sets: those are a `Select`.']],
    keyboard: [
      ['Tab', 'moves to the chosen option'],
      ['Arrow keys', 'choose the neighbour'],
    ],
  },
  'doorway-root': {
    rules: [
      ['One root around everything of Doorway on a page.', 'A root for every component.'],
      ['Set `--dw-accent` and the other variables on it or above it.', 'Overwrite classes of components.'],
    ],
    keyboard: [],
  },
  skeleton: {
    rules: [['The size of what comes.', 'A skeleton in place of rows that are already there.']],
    keyboard: [],
  },
  'split-pane': {
    rules: [['A list with its details, on wide screens.', 'Three panes.']],
    keyboard: [
      ['Left and right arrow', 'move the divider'],
      ['Home, End', 'narrowest and widest pane'],
      ['Enter', 'folds the first pane and shows it again'],
    ],
  },
  'qr-code': {
    rules: [
      [
        'The same address as a link beside it, for those who read on the device itself.',
        'Secrets that others may scan.',
      ],
    ],
    keyboard: [],
  },
  'stat-tile': {
    rules: [['Say what the change is measured against: 较上月.', 'A figure without a unit.']],
    keyboard: [],
  },
  'state-panel': {
    rules: [['A next step for every state.', '暂无数据 after a failed request.']],
    keyboard: [['Tab, Enter', 'move to the next step and take it']],
  },
  steps: {
    rules: [
      [
        'Three to five steps in an order that cannot be changed.',
        'Steps that are all reachable at once: those are `Tabs`.',
      ],
    ],
    keyboard: [],
  },
  switch: {
    rules: [['What takes effect at once.', 'A field of a form that is saved later: that is a `Checkbox`.']],
    keyboard: [['Space', 'switches']],
  },
  'tab-strip': {
    rules: [['Open pages of the console.', 'Parts of one record: those are `Tabs`.']],
    keyboard: [
      ['Left and right arrow, Home, End', 'move between the tabs'],
      ['Enter, Space', 'open the tab'],
      ['Delete', 'closes the tab'],
      ['Alt + left and right arrow', 'move the tab'],
    ],
  },
  'text-field': {
    rules: [['Inside a `Field`, which gives it a label.', 'A placeholder in place of the label.']],
    keyboard: NATIVE_TEXT,
  },
  textarea: {
    rules: [['Name the limit in the hint of its `Field`.', 'Cut what is too long.']],
    keyboard: [...NATIVE_TEXT, ['Enter', 'begins a new line']],
  },
  timeline: {
    rules: [['Who, what and when in one line, the newest first.', 'Details that belong on the page of the record.']],
    keyboard: [],
  },
  toast: {
    rules: [
      ['Name the record: 用户“林雨桥”已停用.', '操作成功.'],
      ['Undo where the server can.', 'Errors of fields: those stand at the field.'],
    ],
    keyboard: [['Tab', 'moves to the action of the message; it stays while the focus is in it']],
  },
  tooltip: {
    rules: [['Explain what has a visible name already.', 'Controls or links in it.']],
    keyboard: [
      ['Tab', 'shows it with the focus of its control'],
      ['Escape', 'hides it'],
    ],
  },
  'tree-picker': {
    rules: [['One node of a tree that is too large to load.', 'A tree of ten entries: that is a `Select`.']],
    keyboard: [
      ...SEARCH_BOX,
      ['Up and down arrow', 'move between search, results and tree'],
      ['Left and right arrow in the tree', 'close and open the branch'],
    ],
  },
  'upload-list': {
    rules: [['Each file with its progress, and a retry after a failure.', 'One bar for all files.']],
    keyboard: [['Tab, Enter', 'cancel, retry or remove a file']],
  },
}
