import { Chip, Drawer, Icon, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { linesLeft, type MenuLine } from './menu-ticks'

export interface RolePreviewProps {
  lines: readonly MenuLine[]
  /** The ticks as they stand now, saved or not. */
  leafIds: ReadonlySet<string>
  onClose: () => void
}

function Branch({ line, shown }: { line: MenuLine; shown: readonly MenuLine[] }) {
  const t = useTranslate()
  const below = shown.filter(({ parentId }) => parentId === line.id)
  const menus = below.filter(({ data }) => !data.isButton)
  const buttons = below.length - menus.length
  return (
    <li className="dw-role-preview-item">
      <span className="dw-role-preview-line">
        <Icon name={line.data.icon} />
        {line.label}
        {line.data.isHidden && <Chip>{t('roles.preview.hidden')}</Chip>}
        {buttons > 0 && <span className="dw-role-count">{t('roles.preview.buttons', { count: buttons })}</span>}
      </span>
      {menus.length > 0 && (
        <ul className="dw-role-preview dw-role-preview-below">
          {menus.map((menu) => (
            <Branch key={menu.id} line={menu} shown={shown} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** What will this role see: its menu as ticked now, with how many buttons work in each screen. */
export function RolePreview({ lines, leafIds, onClose }: RolePreviewProps) {
  const t = useTranslate()
  const shown = linesLeft(lines, ({ id }) => leafIds.has(id))
  return (
    <Drawer isOpen size="s" title={t('roles.preview.title')} onClose={onClose}>
      {shown.length === 0 ? (
        <StatePanel kind="empty" title={t('roles.preview.empty')} isCompact />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
        <ul className="dw-role-preview" tabIndex={0} aria-label={t('roles.preview.tree')}>
          {shown
            .filter(({ parentId }) => parentId === null)
            .map((line) => (
              <Branch key={line.id} line={line} shown={shown} />
            ))}
        </ul>
      )}
    </Drawer>
  )
}
