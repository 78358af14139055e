import { Button, Chip, partOf, RadioGroup, StatePanel, TextField, Toolbar, Tree } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { branchCounts, linesLeft, type MenuLine } from './menu-ticks'
import { RolePreview } from './role-preview'

export interface MenuPermissionsProps {
  lines: MenuLine[]
  leafIds: ReadonlySet<string>
  /** The ticks as they are stored, for what has changed. */
  storedIds: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (leafIds: ReadonlySet<string>) => void
}

const views = ['all', 'ticked', 'changed'] as const
type View = (typeof views)[number]

/** Which lines are shown. Ticks that are not shown stay as they are. */
function useView({ lines, leafIds, storedIds }: MenuPermissionsProps) {
  const [keyword, setKeyword] = useState('')
  const [view, setView] = useState<View>('all')
  const wanted = keyword.trim().toLowerCase()
  const isChanged = (id: string) => leafIds.has(id) !== storedIds.has(id)
  const isNamed = ({ label, data }: MenuLine) =>
    label.toLowerCase().includes(wanted) || (data.permissionCode?.toLowerCase().includes(wanted) ?? false)
  const isInView = ({ id, hasChildren }: MenuLine) =>
    view === 'all' || (!hasChildren && (view === 'ticked' ? leafIds.has(id) : isChanged(id)))
  const isFiltered = wanted !== '' || view !== 'all'
  const shown = isFiltered ? linesLeft(lines, (line) => isInView(line) && isNamed(line)) : lines
  return { keyword, setKeyword, view, setView, isFiltered, isSearch: wanted !== '', shown }
}

function LineDetails({ line, count, change }: { line: MenuLine; count?: string; change: 'added' | 'removed' | null }) {
  const t = useTranslate()
  const { isButton, permissionCode } = line.data
  return (
    <>
      {count && <span className="dw-role-count">{count}</span>}
      {!line.hasChildren && (
        <span className="dw-role-count">{t(isButton ? 'roles.menus.button' : 'roles.menus.menu')}</span>
      )}{' '}
      {permissionCode && <code className="dw-role-code">{permissionCode}</code>}{' '}
      {change && <Chip tone={change === 'added' ? 'success' : 'warning'}>{t(`roles.menus.${change}`)}</Chip>}
    </>
  )
}

interface MenuToolbarProps {
  viewing: ReturnType<typeof useView>
  isReadOnly: boolean
  /** How many leaves the search left. */
  foundLeaves: number
  onOpen: () => void
  onFold: () => void
  onTickFound: () => void
  onPreview: () => void
}

function MenuToolbar(props: MenuToolbarProps) {
  const t = useTranslate()
  const { viewing, isReadOnly, foundLeaves, onOpen, onFold, onTickFound, onPreview } = props
  const { keyword, setKeyword, isFiltered, isSearch } = viewing
  return (
    <Toolbar
      label={t('roles.menus.title')}
      end={
        <Button icon="eye" onClick={onPreview}>
          {t('roles.menus.preview')}
        </Button>
      }
    >
      <TextField
        type="search"
        className="dw-role-search"
        aria-label={t('roles.menus.search')}
        placeholder={t('roles.menus.search')}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Button onClick={onOpen} disabled={isFiltered}>
        {t('roles.menus.expand')}
      </Button>
      <Button onClick={onFold} disabled={isFiltered}>
        {t('roles.menus.fold')}
      </Button>
      {isSearch && !isReadOnly && foundLeaves > 0 && (
        <Button onClick={onTickFound}>{t('roles.menus.tickFound', { count: foundLeaves })}</Button>
      )}
      {isReadOnly && <Chip>{t('kit.state.readOnly')}</Chip>}
    </Toolbar>
  )
}

/** 菜单权限: the checkable tree. Branches take their state from the leaves, ticks outside a search are retained. */
export function MenuPermissions(props: MenuPermissionsProps) {
  const { lines, leafIds, storedIds, isReadOnly, onChange } = props
  const t = useTranslate()
  const viewing = useView(props)
  const { view, setView, isFiltered, shown } = viewing
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [isPreviewing, setPreviewing] = useState(false)
  const counts = useMemo(() => branchCounts(lines, leafIds), [lines, leafIds])
  const branches = useMemo(() => new Set(shown.filter(({ hasChildren }) => hasChildren).map(({ id }) => id)), [shown])
  const foundLeaves = shown.filter(({ hasChildren }) => !hasChildren)
  const detailsOf = (line: MenuLine) => {
    const count = counts.get(line.id)
    const isTicked = leafIds.has(line.id)
    const isChanged = !line.hasChildren && isTicked !== storedIds.has(line.id)
    return (
      <LineDetails
        line={line}
        count={count && t('roles.menus.count', count)}
        change={isChanged ? (isTicked ? 'added' : 'removed') : null}
      />
    )
  }
  return (
    <div className="dw-role-menus">
      <MenuToolbar
        viewing={viewing}
        isReadOnly={isReadOnly}
        foundLeaves={foundLeaves.length}
        onOpen={() => setOpened(branches)}
        onFold={() => setOpened(new Set())}
        onTickFound={() => onChange(new Set([...leafIds, ...foundLeaves.map(({ id }) => id)]))}
        onPreview={() => setPreviewing(true)}
      />
      <RadioGroup
        label={t('roles.menus.view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`roles.menus.${value}`) }))}
        onValueChange={(value) => setView(views.find((known) => known === value) ?? 'all')}
      />
      {shown.length === 0 ? (
        <StatePanel kind="filtered-empty" title={t('roles.menus.none')} isCompact />
      ) : (
        <Tree
          {...partOf('tree')}
          label={t('roles.menus.tree')}
          items={shown}
          checkItems={lines}
          openIds={isFiltered ? branches : opened}
          onOpenChange={setOpened}
          checkedIds={leafIds}
          onCheckedChange={isReadOnly ? undefined : onChange}
          renderDetails={detailsOf}
          height={420}
        />
      )}
      {isPreviewing && <RolePreview lines={lines} leafIds={leafIds} onClose={() => setPreviewing(false)} />}
    </div>
  )
}
