import { Button, Checkbox, Dialog, IconButton, Pagination, Skeleton, StatePanel, TextField, Tree } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { rootNodeId, useOrganizationTree } from '../organizations'
import type { Person } from './workgroup-types'
import { PEOPLE_PAGE, usePeople } from './workgroups.queries'

const TREE_HEIGHT = 320
const noPeople: readonly Person[] = []

interface PeopleListProps {
  orgId: number
  memberIds: ReadonlySet<number>
  checked: readonly Person[]
  onCheck: (person: Person, isChecked: boolean) => void
}

/** People below the chosen organization, by name; those who are members already cannot be checked again. */
function PeopleList({ orgId, memberIds, checked, onCheck }: PeopleListProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState({ keyword: '', page: 1 })
  const { data, error, isPending, refetch } = usePeople(orgId, search.keyword, search.page)
  const checkedIds = new Set(checked.map(({ userId }) => userId))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a portal is inside the form around its component.
    event.stopPropagation()
    setSearch({ keyword: typed.trim(), page: 1 })
  }
  const people = data ? data.rows : noPeople
  return (
    <div className="dw-wg-people">
      <form className="dw-wg-row" role="search" onSubmit={handleSubmit}>
        <TextField
          className="dw-wg-search"
          type="search"
          aria-label={t('workgroups.picker.search')}
          placeholder={t('workgroups.picker.search')}
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </form>
      {error && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton width="full" />}
      {data && people.length === 0 && <StatePanel kind="filtered-empty" title={t('workgroups.picker.noHits')} />}
      {people.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
        <ul className="dw-wg-hits" tabIndex={0} aria-label={t('workgroups.picker.people')}>
          {people.map((person) => (
            <li key={person.userId}>
              <Checkbox
                disabled={memberIds.has(person.userId)}
                checked={memberIds.has(person.userId) || checkedIds.has(person.userId)}
                label={
                  <>
                    {person.name} <small>{person.orgName}</small>
                  </>
                }
                onCheckedChange={(isChecked) => onCheck(person, isChecked)}
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > PEOPLE_PAGE && (
        <Pagination
          page={search.page}
          pageSize={PEOPLE_PAGE}
          total={data.total}
          onPageChange={(page) => setSearch({ ...search, page })}
        />
      )}
    </div>
  )
}

/** The separate list of the people who are checked (specification section 3); it stays while the tree is browsed. */
function CheckedPeople({ checked, onRemove }: { checked: readonly Person[]; onRemove: (person: Person) => void }) {
  const t = useTranslate()
  return (
    <section className="dw-wg-people" aria-label={t('workgroups.picker.checked')}>
      <h3 className="dw-wg-heading" aria-live="polite">
        {t('workgroups.picker.count', { count: checked.length })}
      </h3>
      {checked.length === 0 && <p className="dw-wg-note">{t('workgroups.picker.noneChecked')}</p>}
      <ul className="dw-wg-members">
        {checked.map((person) => (
          <li key={person.userId} className="dw-wg-member">
            <span className="dw-wg-person">
              {person.name} <small>{person.orgName}</small>
            </span>
            <IconButton
              icon="close"
              label={t('workgroups.members.remove', { name: person.name })}
              onClick={() => onRemove(person)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface PeoplePickerProps {
  /** People who are members already. */
  memberIds: readonly number[]
  onChoose: (people: readonly Person[]) => void
  onClose: () => void
}

/** Chooses people: organizations, the people below the chosen one, and the list of those who are checked. */
export function PeoplePicker({ memberIds, onChoose, onClose }: PeoplePickerProps) {
  const t = useTranslate()
  const tree = useOrganizationTree([])
  const [orgId, setOrgId] = useState(rootNodeId)
  const [checked, setChecked] = useState(noPeople)
  const without = (person: Person) => checked.filter(({ userId }) => userId !== person.userId)
  const check = (person: Person, isChecked: boolean) =>
    setChecked(isChecked ? [...without(person), person] : without(person))
  return (
    <Dialog
      isOpen
      size="xl"
      title={t('workgroups.members.choose')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" disabled={checked.length === 0} onClick={() => onChoose(checked)}>
            {t('workgroups.picker.add', { count: checked.length })}
          </Button>
        </>
      }
    >
      <div className="dw-wg-picker">
        <div className="dw-wg-columns">
          <Tree
            {...tree}
            label={t('workgroups.picker.tree')}
            height={TREE_HEIGHT}
            selectedId={orgId}
            onSelect={({ id }) => setOrgId(id)}
          />
          <PeopleList
            key={orgId}
            orgId={Number(orgId)}
            memberIds={new Set(memberIds)}
            checked={checked}
            onCheck={check}
          />
          <CheckedPeople checked={checked} onRemove={(person) => setChecked(without(person))} />
        </div>
      </div>
    </Dialog>
  )
}
