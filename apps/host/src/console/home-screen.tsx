import { FailurePanel, titleIn, useKitNavigate, useLocale, useMenus, useSession } from '@doorway/admin-kit'
import { Button, Card, Chip, PageHeader, Skeleton } from '@doorway/ui'
import { useConsoleStrings } from './use-console-strings'

/** Fits two rows at 1366 px. */
const MAX_SHORTCUTS = 8

function Shortcuts() {
  const words = useConsoleStrings()
  const locale = useLocale()
  const navigate = useKitNavigate()
  const { data } = useMenus()
  const shown = (data?.routes ?? []).filter(({ isHidden }) => !isHidden).slice(0, MAX_SHORTCUTS)
  return (
    <Card className="dw-console-card">
      <h2>{words.shortcuts}</h2>
      {data && shown.length === 0 && <p>{words.noShortcuts}</p>}
      <div className="dw-console-shortcuts">
        {shown.map((route) => (
          <Button key={route.path} onClick={() => navigate({ path: route.path })}>
            {titleIn(locale, route)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** The start page of the console: the user, their data scope, shortcuts. */
export function HomeScreen() {
  const words = useConsoleStrings()
  const { user, error } = useSession()
  if (error) return <FailurePanel error={error} />
  return (
    <div className="dw-console-home">
      <PageHeader title={user ? words.greeting(user.name) : <Skeleton width="short" />} />
      <Card className="dw-console-card">
        <dl className="dw-console-facts">
          <div>
            <dt>{words.organisation}</dt>
            <dd>{user ? (user.organizationName ?? '—') : <Skeleton width="medium" />}</dd>
          </div>
          <div>
            <dt>{words.roles}</dt>
            <dd>
              {user ? user.roles.map((role) => <Chip key={role.id}>{role.name}</Chip>) : <Skeleton width="medium" />}
            </dd>
          </div>
          <div>
            <dt>{words.scope}</dt>
            <dd>{user ? user.scopeText : <Skeleton width="medium" />}</dd>
          </div>
        </dl>
      </Card>
      <Shortcuts />
    </div>
  )
}
