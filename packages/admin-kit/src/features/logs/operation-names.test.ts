import { operationActions, operationTargets } from '@doorway/api-client/rules'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../i18n/translate'
import { actionOptions, actionText, kindOptions, kindText } from './operation-names'

/** The keys themselves, in brackets. */
const t: Translate = (key, gaps) => (gaps ? Object.values(gaps).join(' ') : `[${key}]`)

describe('names in the operation log', () => {
  it('are words for every operation that the server records', () => {
    const actions = actionOptions(t)
    expect(actions.map(({ value }) => value)).toEqual(
      Object.entries(operationActions).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`)),
    )
    for (const { value, label } of actions) expect(label, value).toMatch(/^\[logs\.kinds\.\w+\] \[[\w.]+\]$/)
  })

  it('are words for every kind of record, under which the log stores it', () => {
    expect(kindOptions(t).map(({ value }) => value)).toEqual(operationTargets)
    for (const { label, value } of kindOptions(t)) expect(label, value).toMatch(/^\[logs\.kinds\.\w+\]$/)
  })

  it('differ where a verb means something else', () => {
    expect(actionText(t, 'activity.cancel')).toBe('[logs.kinds.activity] [logs.verbs.cancelSignUp]')
    expect(actionText(t, 'competition.cancel')).toBe('[logs.kinds.competition] [logs.verbs.cancel]')
  })

  it('are the stored ones where nothing is known', () => {
    expect(actionText(t, 'spaceship.launch')).toBe('spaceship.launch')
    expect(actionText(t, 'user.launch')).toBe('user.launch')
    expect(kindText(t, 'spaceship')).toBe('spaceship')
    expect(kindText(t, 'constructor')).toBe('constructor')
  })
})
