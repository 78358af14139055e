import type { UserRow } from '@doorway/api-client'
import { useMemo, useState } from 'react'
import { useReportSelection } from '../../../context/use-events'

/** Ticked users, over all pages they were ticked on. */
export interface UserSelection {
  users: readonly UserRow[]
  keys: ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  /** Ticks exactly these, whatever page they are on. */
  setUsers: (users: readonly UserRow[]) => void
  clear: () => void
}

/** Remembers the rows behind ticked keys, since a bulk change needs names and versions of other pages too. */
export function useUserSelection(rows: readonly UserRow[]): UserSelection {
  const report = useReportSelection('users')
  const [chosen, setChosen] = useState<ReadonlyMap<string, UserRow>>(new Map())
  return useMemo(() => {
    const set = (keys: ReadonlySet<string>) => {
      const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)])
      const next = new Map([...known].filter(([key]) => keys.has(key)))
      setChosen(next)
      report([...next.values()].map(({ id }) => id))
    }
    const setUsers = (users: readonly UserRow[]) => {
      setChosen(new Map(users.map((user) => [String(user.id), user])))
      report(users.map(({ id }) => id))
    }
    return { users: [...chosen.values()], keys: new Set(chosen.keys()), set, setUsers, clear: () => set(new Set()) }
  }, [chosen, rows, report])
}
