import type { JudgeMarkWrite } from '@doorway/api-client/endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftSender } from './draft-sender'
import { listDrafts, readDraft, storeDraft } from './draft-store'

const draft = (comment: string, more: Partial<JudgeMarkWrite> = {}): JudgeMarkWrite => ({
  assignmentId: 3,
  revision: 0,
  items: [],
  comment,
  ...more,
})
const markOf = (revision: number) => ({ items: [], comment: null, total: '0', revision })

class MemoryStorage {
  #values = new Map<string, string>()
  get length() {
    return this.#values.size
  }
  key = (place: number) => [...this.#values.keys()][place] ?? null
  getItem = (key: string) => this.#values.get(key) ?? null
  setItem = (key: string, value: string) => void this.#values.set(key, value)
  removeItem = (key: string) => void this.#values.delete(key)
}

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  it('is stored until the server has it, apart for each judge', async () => {
    storeDraft('P-0014', 3, draft('清楚'))
    storeDraft('P-0015', 3, draft('别人的'))
    await createDraftSender('P-0014', async () => markOf(1)).send(draft('清楚'))
    expect(listDrafts('P-0014')).toEqual([])
    expect(listDrafts('P-0015')).toEqual([draft('别人的')])
  })

  it('stays stored when the line is gone', async () => {
    storeDraft('P-0014', 3, draft('清楚'))
    const sender = createDraftSender('P-0014', () => Promise.reject(new Error('offline')))
    await expect(sender.send(draft('清楚'))).rejects.toThrow('offline')
    expect(listDrafts('P-0014')).toEqual([draft('清楚')])
  })

  it('that was written meanwhile follows the one that was sent', async () => {
    const sender = createDraftSender('P-0014', async () => {
      storeDraft('P-0014', 3, draft('清楚，生动'))
      return markOf(1)
    })
    await sender.send(draft('清楚'))
    expect(readDraft('P-0014', 3)).toEqual(draft('清楚，生动', { revision: 1 }))
  })

  it('waits for the one before it, and is sent with its revision', async () => {
    const order: string[] = []
    const revisions: number[] = []
    let finish = () => {}
    const sender = createDraftSender('P-0014', async ({ comment, revision }) => {
      order.push(comment)
      revisions.push(revision)
      if (comment === '一') await new Promise<void>((resolve) => (finish = resolve))
      return markOf(order.length)
    })
    const first = sender.send(draft('一'))
    const second = sender.send(draft('二'))
    await vi.waitFor(() => expect(order).toHaveLength(1))
    expect(order).toEqual(['一'])
    finish()
    await Promise.all([first, second])
    expect(order).toEqual(['一', '二'])
    expect(revisions).toEqual([0, 1])
  })
})
