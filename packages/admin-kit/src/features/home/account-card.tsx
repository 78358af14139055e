import type { Schema } from '@doorway/api-client/types'
import { Button, Timeline } from '@doorway/ui'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { MessageKey } from '../../i18n/catalogue'
import { useMenus } from '../menu-router'
import { HomeBlock } from './home-block'
import { useHome } from './home.queries'
import { screenTarget } from './todo-places'

type Account = Schema<'HomeAccount'>

const PENDING_ROWS = 4

const verbs: Readonly<Record<string, MessageKey>> = {
  'user.edit': 'home.account.verbs.edit',
  'user.resetPassword': 'home.account.verbs.resetPassword',
  'user.roles': 'home.account.verbs.roles',
  'user.state': 'home.account.verbs.state',
  'user.unlock': 'home.account.verbs.unlock',
  'signIn.unlock': 'home.account.verbs.unlock',
  'user.reveal': 'home.account.verbs.reveal',
}

function LastSignIn({ lastSignIn, refusedSignIns }: Account) {
  const t = useTranslate()
  if (!lastSignIn) return <p className="dw-desk-text">{t('home.account.first')}</p>
  const { at, device, ip } = lastSignIn
  return (
    <>
      <dl className="dw-desk-lines">
        <dt>{t('home.account.last')}</dt>
        <dd>{at}</dd>
        <dt>{t('home.account.device')}</dt>
        <dd>{device}</dd>
        <dt>{t('home.account.network')}</dt>
        <dd>{ip ?? '—'}</dd>
      </dl>
      {refusedSignIns > 0 && (
        <p className="dw-desk-warning">
          <strong>{t('home.account.refused', { count: refusedSignIns })}</strong>
          <span>{t('home.account.refusedHint')}</span>
        </p>
      )}
    </>
  )
}

function Changes({ lastSignIn, changes }: Account) {
  const t = useTranslate()
  if (!lastSignIn) return null
  if (changes.length === 0) return <p className="dw-desk-text">{t('home.account.noChanges')}</p>
  return (
    <Timeline
      label={t('home.account.changes')}
      entries={changes.map(({ at, action, actorName }, index) => ({
        id: `${at} ${index}`,
        time: at,
        title: t(verbs[action] ?? 'home.account.verbs.other'),
        details: actorName && t('home.account.changedBy', { name: actorName }),
      }))}
    />
  )
}

/** 登录与账号: the sign-in before this one, and what has happened to the account since. */
export function AccountCard() {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const home = useHome()
  const { data: menus } = useMenus()
  const profile = screenTarget(menus?.routes ?? [], { screen: 'self-edit' })
  const account = home.data?.account
  return (
    <HomeBlock title={t('home.account.title')} query={home} rows={PENDING_ROWS}>
      {() =>
        account && (
          <>
            <LastSignIn {...account} />
            <Changes {...account} />
            {profile && (
              <span>
                <Button size="s" onClick={() => navigate(profile)}>
                  {t('home.account.profile')}
                </Button>
              </span>
            )}
          </>
        )
      }
    </HomeBlock>
  )
}
