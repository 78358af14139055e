import type { UserExportColumn, UserRow } from '@doorway/api-client'
import { Chip, type ColumnView, type DataColumn } from '@doorway/ui'
import type { Translate } from '../../../i18n/translate'

/** A user with the number of the line over all pages. */
export interface NumberedUser extends UserRow {
  lineNumber: number
}

/** Columns that the specification does not list; the reader may add them. */
const EXTRA_COLUMNS = ['sex', 'state', 'registerTime', 'lastLogin'] as const

/** 序号 登录名 用户名 用户类型 学校名称 (section 2); the buttons stand after them. */
export const defaultColumnView: ColumnView = { order: [], hidden: EXTRA_COLUMNS }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isWidths = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every((width) => typeof width === 'number' && width > 0)

// By hand: a schema library would be most of what is fetched before the first row.
function columnViewOf(stored: unknown): ColumnView | undefined {
  if (!isObject(stored) || !('order' in stored) || !('hidden' in stored)) return undefined
  const { order, hidden } = stored
  if (!isTexts(order) || !isTexts(hidden)) return undefined
  return { order, hidden, ...('widths' in stored && isWidths(stored.widths) && { widths: stored.widths }) }
}

/** The stored choice of columns, or the usual one where it cannot be read. */
export function parseColumnView(text: string | null, usual: ColumnView): ColumnView {
  try {
    return (text === null ? undefined : columnViewOf(JSON.parse(text))) ?? usual
  } catch {
    return usual
  }
}

const exportable: readonly UserExportColumn[] = [
  'username',
  'name',
  'userType',
  'schoolName',
  'sex',
  'state',
  'registerTime',
  'lastLogin',
]

/** The shown columns as the export knows them; `absent` are those that the page leaves out. */
export function exportColumns({ hidden }: ColumnView, absent: readonly string[] = []): UserExportColumn[] {
  return exportable.filter((column) => !hidden.includes(column) && !absent.includes(column))
}

/** The columns of the user table; their ids are the server's sort fields. */
export function userColumns(t: Translate, typeLabel: (userType: string) => string): DataColumn<NumberedUser>[] {
  return [
    { id: 'index', header: t('users.table.index'), width: 64, align: 'center', cell: ({ lineNumber }) => lineNumber },
    {
      id: 'username',
      header: t('users.table.username'),
      isSortable: true,
      isHideable: false,
      cell: ({ username }) => username,
    },
    {
      id: 'name',
      header: t('users.table.name'),
      isSortable: true,
      // The column of states is hidden at first.
      cell: ({ name, isEnabled, isLocked }) =>
        isEnabled && !isLocked ? (
          name
        ) : (
          <span className={isEnabled ? undefined : 'dw-user-disabled'}>
            {name} {!isEnabled && <Chip>{t('users.state.disabled')}</Chip>}{' '}
            {isLocked && <Chip tone="warning">{t('users.state.locked')}</Chip>}
          </span>
        ),
    },
    {
      id: 'userType',
      header: t('users.table.userType'),
      width: 104,
      isSortable: true,
      cell: ({ userType }) => typeLabel(userType),
    },
    {
      id: 'schoolName',
      header: t('users.table.school'),
      isSortable: true,
      cell: ({ organizationName }) => organizationName,
    },
    { id: 'sex', header: t('users.table.sex'), width: 72, cell: ({ sex }) => sex && t(`users.sex.${sex}`) },
    {
      id: 'state',
      header: t('users.table.state'),
      width: 88,
      cell: ({ isEnabled }) => (
        <Chip tone={isEnabled ? 'success' : 'neutral'}>
          {t(isEnabled ? 'users.state.enabled' : 'users.state.disabled')}
        </Chip>
      ),
    },
    {
      id: 'registerTime',
      header: t('users.table.registeredAt'),
      width: 168,
      isSortable: true,
      cell: ({ registeredAt }) => registeredAt,
    },
    {
      id: 'lastLogin',
      header: t('users.table.lastSignInAt'),
      width: 168,
      isSortable: true,
      cell: ({ lastSignInAt }) => lastSignInAt,
    },
  ]
}
