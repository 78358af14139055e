import { Button, StatePanel } from '@doorway/ui'
import { useKitNavigate } from '../../context/use-location'
import { useLocale, useTranslate } from '../../context/use-translate'
import { titleIn, useMenus } from '../menu-router'
import { HomeBlock } from './home-block'

const MAX_SHORTCUTS = 8
const PENDING_ROWS = 2

/** 常用功能: the first screens of the person's menu. */
export function ShortcutList() {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useKitNavigate()
  const menus = useMenus()
  const shown = (menus.data?.routes ?? []).filter(({ isHidden }) => !isHidden).slice(0, MAX_SHORTCUTS)
  return (
    <HomeBlock title={t('home.shortcuts.title')} query={menus} rows={PENDING_ROWS}>
      {() =>
        shown.length === 0 ? (
          <StatePanel kind="empty" title={t('home.shortcuts.empty')} text={t('home.shortcuts.emptyHint')} isCompact />
        ) : (
          <div className="dw-desk-shortcuts">
            {shown.map((route) => (
              <Button key={route.path} onClick={() => navigate({ path: route.path })}>
                {titleIn(locale, route)}
              </Button>
            ))}
          </div>
        )
      }
    </HomeBlock>
  )
}
