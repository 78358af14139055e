import { ApiError } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import type { SendFault, SendOptions } from '../transfer/send-file'
import { UploadQueue, type QueueParts } from './upload-queue'

const text = (name: string) => new File(['春天\n'], name)
const never = () => Promise.reject(new Error('not asked for in this test'))

/** A queue whose server is in the test's hands: each pending upload ends when the test resolves it. */
function openQueue(more: { isOnline?: () => boolean; complete?: () => Promise<never> } = {}) {
  const ends: ((fault: SendFault | undefined) => void)[] = []
  const addresses: string[] = []
  let count = 0
  const upload = (name: string) => {
    count += 1
    const facts = { ext: 'txt', size: 7, sha256: '', offset: 0, isComplete: false, chunkSize: 4, expiresAt: '' }
    return { id: `up-${count}`, name, ...facts }
  }
  const parts: QueueParts = {
    calls: () => ({
      uploads: {
        begin: async ({ name }) => ({ upload: upload(name), known: [] }),
        list: never,
        send: never,
        complete: more.complete ?? (async () => upload('')),
        cancel: async () => undefined,
      },
      auth: { ...unusedAuth, getCurrentUser: never },
    }),
    hash: async () => '0'.repeat(64),
    send: (_, { address }: SendOptions) => {
      addresses.push(address)
      return { end: new Promise((resolve) => ends.push(resolve)), stop: () => undefined }
    },
    addressOf: (id) => `/${id}`,
    isOnline: more.isOnline ?? (() => true),
  }
  const queue = new UploadQueue(parts)
  return { queue, ends, addresses, phases: () => queue.items().map(({ phase }) => phase) }
}

const unusedAuth = { getCaptcha: never, signIn: never, signOut: never }

describe('the queue', () => {
  it('sends two files at once, and the third when one has arrived', async () => {
    const { queue, ends, phases } = openQueue()
    queue.add([text('a.txt'), text('b.txt'), text('c.txt')])
    await expect.poll(phases).toEqual(['sending', 'sending', 'waiting'])
    ends[0]?.(undefined)
    await expect.poll(phases).toEqual(['done', 'sending', 'sending'])
  })

  it('waits for the network, and goes on by itself at the same place', async () => {
    const { queue, ends, addresses, phases } = openQueue({ isOnline: () => false })
    queue.add([text('a.txt')])
    await expect.poll(phases).toEqual(['sending'])
    ends[0]?.({ status: undefined })
    await expect.poll(phases).toEqual(['offline'])
    queue.online()
    await expect.poll(phases).toEqual(['sending'])
    expect(addresses).toEqual(['/up-1', '/up-1'])
  })

  it('says in the server’s words why a file was refused', async () => {
    const complete = () => Promise.reject(new ApiError('rejected', '文件内容与扩展名不符'))
    const { queue, ends, phases } = openQueue({ complete })
    queue.add([text('a.txt')])
    await expect.poll(phases).toEqual(['sending'])
    ends[0]?.(undefined)
    await expect.poll(() => queue.items()[0]?.fault).toEqual({ text: '文件内容与扩展名不符' })
  })

  it('says that the disk of the server is full, and goes on at the same place', async () => {
    const { queue, ends, addresses, phases } = openQueue()
    queue.add([text('a.txt')])
    await expect.poll(phases).toEqual(['sending'])
    ends[0]?.({ status: 507 })
    await expect.poll(() => queue.items()[0]?.fault).toEqual({ name: 'full' })
    queue.resume(queue.items()[0]?.key ?? '')
    await expect.poll(phases).toEqual(['sending'])
    expect(addresses).toEqual(['/up-1', '/up-1'])
  })

  it('takes nothing to the server that breaks a rule', async () => {
    const { queue, addresses } = openQueue()
    queue.add([text('a.exe'), new File(['MZ\0'], 'a.pdf')])
    await expect
      .poll(() => queue.items().map(({ fault }) => fault))
      .toEqual([{ rule: 'uploads.error.type' }, { rule: 'uploads.error.content' }])
    expect(addresses).toEqual([])
  })

  it('holds files to the rule of the page, and forgets what broke it when the page is left', () => {
    const { queue, phases } = openQueue()
    queue.add([text('a.txt')], () => 'preschool.error.pictureType')
    expect(queue.items()[0]?.fault).toEqual({ rule: 'preschool.error.pictureType' })
    queue.add([text('b.txt')])
    queue.forgetRefused()
    expect(phases()).toEqual(['hashing'])
  })
})
