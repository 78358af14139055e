import { Button, Field, FormSection, IconButton, Select, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePool } from './judges.queries'
import { type Member, memberRoles, type PoolJudge } from './judge-types'

const CANDIDATES = 10

type Chosen = Pick<Member, 'userId' | 'name' | 'role'>

/** People of the pool who are not chosen yet, with their conflicts. */
function Candidates({
  panelId,
  chosen,
  onAdd,
}: {
  panelId: number | null
  chosen: readonly Chosen[]
  onAdd: (judge: PoolJudge) => void
}) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const pool = usePool({ ...(keyword !== '' && { keyword }), ...(panelId !== null && { panelId }) }, page, CANDIDATES)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setKeyword(typed.trim())
    setPage(1)
  }
  const rows = pool.data?.rows ?? []
  const hasPages = pool.data !== undefined && pool.data.total > CANDIDATES
  const isLast = pool.data === undefined || page * CANDIDATES >= pool.data.total
  const free = rows.filter(({ userId, state }) => state !== 'suspended' && chosen.every((one) => one.userId !== userId))
  return (
    <div className="dw-judge-stack" data-wide="">
      <form className="dw-judge-tools" role="search" onSubmit={search}>
        <TextField
          className="dw-judge-choice"
          type="search"
          aria-label={t('judges.pool.keyword')}
          placeholder={t('judges.pool.keyword')}
          maxLength={50}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </form>
      {pool.error && <FailurePanel error={pool.error} onRetry={() => void pool.refetch()} />}
      <ul className="dw-judge-members" aria-label={t('judges.form.candidates')} aria-busy={pool.isFetching}>
        {free.map((judge) => (
          <li key={judge.userId}>
            <span>
              {judge.name} <small className="dw-judge-muted">{judge.unit}</small>
            </span>
            <small className="dw-judge-muted">
              {[
                t('judges.load', { done: judge.done, open: judge.open }),
                judge.conflicts !== null && judge.conflicts > 0 && t('judges.conflicts', { count: judge.conflicts }),
              ]
                .filter((text) => typeof text === 'string')
                .join(' · ')}
            </small>
            <Button size="s" aria-label={`${t('judges.form.addMember')} ${judge.name}`} onClick={() => onAdd(judge)}>
              {t('judges.form.addMember')}
            </Button>
          </li>
        ))}
      </ul>
      {pool.data && free.length === 0 && <p className="dw-judge-muted">{t('judges.form.noCandidates')}</p>}
      {hasPages && (
        <div className="dw-judge-tools">
          <Button size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('judges.form.earlier')}
          </Button>
          <Button size="s" disabled={isLast} onClick={() => setPage(page + 1)}>
            {t('judges.form.later')}
          </Button>
        </div>
      )}
    </div>
  )
}

export interface MemberPickerProps {
  /** Null for a new panel. */
  panelId: number | null
  members: readonly Chosen[]
  fault: string | undefined
  onChange: (members: Chosen[]) => void
}

/** Who sits on a panel, in which role. */
export function MemberPicker({ panelId, members, fault, onChange }: MemberPickerProps) {
  const t = useTranslate()
  const roleOf = (value: string) => memberRoles.find((role) => role === value) ?? 'member'
  const setRole = (userId: number, role: Chosen['role']) =>
    onChange(members.map((member) => (member.userId === userId ? { ...member, role } : member)))
  return (
    <FormSection title={t('judges.members')}>
      <Field label={t('judges.form.chosen', { count: members.length })} error={fault} data-wide="">
        <div role="group" tabIndex={-1}>
          <ul className="dw-judge-members" aria-label={t('judges.members')}>
            {members.map(({ userId, name, role }) => (
              <li key={userId}>
                <span>{name}</span>
                <Select
                  aria-label={t('judges.form.roleOf', { name })}
                  placeholder={null}
                  value={role}
                  options={memberRoles.map((value) => ({ value, label: t(`judges.role.${value}`) }))}
                  onValueChange={(value) => setRole(userId, roleOf(value))}
                />
                <IconButton
                  icon="close"
                  label={t('judges.form.remove', { name })}
                  onClick={() => onChange(members.filter((member) => member.userId !== userId))}
                />
              </li>
            ))}
          </ul>
        </div>
      </Field>
      <Candidates
        panelId={panelId}
        chosen={members}
        onAdd={({ userId, name }) => onChange([...members, { userId, name, role: 'member' }])}
      />
    </FormSection>
  )
}
