import type { CurrentUser } from '@doorway/api-client'
import { Card, Chip, Skeleton } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../context/use-translate'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="dw-desk-fact">
      <dt className="dw-desk-muted">{name}</dt>
      <dd className="dw-desk-value">{children}</dd>
    </div>
  )
}

/** 我的权限与数据范围: the person's organisation, roles and data scope in plain words. */
export function RightsCard({ user }: { user: CurrentUser | null }) {
  const t = useTranslate()
  const roles = user?.roles.map(({ id, name }) => <Chip key={id}>{name}</Chip>) ?? []
  return (
    <Card className="dw-desk-block" role="group" aria-label={t('home.rights.title')}>
      <dl className="dw-desk-facts">
        <Fact name={t('home.rights.scope')}>{user ? user.scopeText : <Skeleton width="medium" />}</Fact>
        <Fact name={t('home.rights.roles')}>
          {user ? roles.length > 0 ? roles : t('home.rights.noRoles') : <Skeleton width="medium" />}
        </Fact>
        <Fact name={t('home.rights.organization')}>
          {user ? (user.organizationName ?? '—') : <Skeleton width="medium" />}
        </Fact>
      </dl>
    </Card>
  )
}
