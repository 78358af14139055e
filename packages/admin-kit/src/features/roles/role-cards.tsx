import type { RoleFigures, RoleOption } from '@doorway/api-client'
import { hiddenRoleIds } from '@doorway/api-client/rules'
import { Card, CardGrid, Icon, IconButton } from '@doorway/ui'
import { useId } from 'react'
import { useTranslate } from '../../context/use-translate'

export interface RoleCardsProps {
  roles: readonly RoleOption[]
  /** Members and data scope; undefined while they load. */
  figures: readonly RoleFigures[] | undefined
  canAdd: boolean
  canDelete: boolean
  onAdd: () => void
  onOpen: (role: RoleOption) => void
  onDelete: (role: RoleOption) => void
}

function RoleCard({
  role,
  figures,
  canDelete,
  onOpen,
  onDelete,
}: Omit<RoleCardsProps, 'roles' | 'onAdd'> & { role: RoleOption }) {
  const t = useTranslate()
  const figuresId = useId()
  const { name, icon } = role
  const own = figures?.find(({ id }) => id === role.id)
  const reason = t('roles.protected')
  const isInUse = own !== undefined && own.memberCount > 0
  const isProtected = hiddenRoleIds.includes(role.id)
  return (
    <li className="dw-role-item">
      <Card className="dw-role-card">
        <button
          type="button"
          className="dw-role-open"
          aria-label={t('roles.open', { name })}
          aria-describedby={figuresId}
          onClick={() => onOpen(role)}
        >
          <span className="dw-role-icon">
            <Icon name={icon ?? 'cube'} className="dw-role-glyph" />
          </span>
          <span className="dw-role-name" title={name}>
            {name}
          </span>
        </button>
        <span id={figuresId} className="dw-role-count dw-role-figures">
          {own && `${t('organizations.people', { count: own.memberCount })} · ${t(`roles.scope.${own.dataScope}`)}`}
        </span>
        {isProtected && (
          <span className="dw-role-protected" role="img" aria-label={reason} title={reason}>
            <Icon name="lock" />
          </span>
        )}
        {canDelete && !isProtected && (
          <IconButton
            className="dw-role-remove"
            icon="close"
            label={t('roles.remove', { name })}
            // Still reachable by the keyboard, which reads out the reason.
            aria-disabled={isInUse}
            title={isInUse ? t('roles.inUse') : undefined}
            onClick={() => !isInUse && onDelete(role)}
          />
        )}
      </Card>
    </li>
  )
}

/** Roles as cards: icon, name, members and data scope, a cross, and a card that adds one (specification section 2, role list screen). */
export function RoleCards(props: RoleCardsProps) {
  const t = useTranslate()
  return (
    <CardGrid label={t('roles.list')}>
      {props.roles.map((role) => (
        <RoleCard key={role.id} role={role} {...props} />
      ))}
      {props.canAdd && (
        <li className="dw-role-item">
          <button type="button" className="dw-role-add" onClick={props.onAdd}>
            <Icon name="plus" />
            {t('roles.add')}
          </button>
        </li>
      )}
    </CardGrid>
  )
}
