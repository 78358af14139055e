import { Icon, StatePanel } from '@doorway/ui'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { useReady } from '../../loading/use-ready'
import { useMenus } from '../menu-router'
import { HomeBlock } from './home-block'
import { useHome } from './home.queries'
import { todoIcons, todoTarget } from './todo-places'

const PENDING_ROWS = 3

/** 待办事项: what waits for the person, each leading to the screen where it is dealt with. */
export function TodoList() {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const home = useHome()
  const menus = useMenus()
  useReady(home.data !== undefined)
  const routes = menus.data?.routes ?? []
  // Without a screen to open there would be nothing to do about it.
  const open = (home.data?.todos ?? []).flatMap((todo) => {
    const target = todoTarget(routes, todo.kind)
    return target ? [{ ...todo, target }] : []
  })
  const query = home.error ? home : { ...menus, isPending: menus.isPending || home.isPending }
  return (
    <HomeBlock title={t('home.todos.title')} query={query} rows={PENDING_ROWS}>
      {() =>
        open.length === 0 ? (
          <StatePanel kind="empty" title={t('home.todos.empty')} text={t('home.todos.emptyHint')} isCompact />
        ) : (
          <ul className="dw-desk-todos">
            {open.map(({ kind, count, target }) => (
              <li key={kind}>
                <button type="button" className="dw-desk-todo" onClick={() => navigate(target)}>
                  <span className="dw-desk-todo-icon" data-kind={kind}>
                    <Icon name={todoIcons[kind]} />
                  </span>
                  <span className="dw-desk-todo-words">
                    <span className="dw-desk-todo-title">{t(`home.todos.kinds.${kind}`)}</span>
                    <span className="dw-desk-muted">{t(`home.todos.hints.${kind}`)}</span>
                  </span>
                  <span className="dw-desk-count">{count}</span>
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </HomeBlock>
  )
}
