import { ApiError, type AuthEndpoints, type UploadEndpoints } from '@doorway/api-client'
import { brokenFileRule, contentHeadBytes, fileExtension, isContentOf, type RuleKey } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Sending, SendOptions } from '../transfer/send-file'

/** The state of an upload. */
export type Phase = 'hashing' | 'known' | 'waiting' | 'sending' | 'paused' | 'offline' | 'checking' | 'done' | 'failed'

/** Why an upload failed: a rule, the server's message, or a failure with a string of the page. */
export type QueueFault = { rule: RuleKey } | { text: string } | { name: 'failed' | 'gone' | 'full' }

/** A resource that has the same bytes. */
export type KnownResource = Schema<'UploadStart'>['known'][number]

/** One file of the queue. */
export interface QueueItem {
  key: string
  file: File
  phase: Phase
  /** Bytes that the server has. */
  sent: number
  sha256?: string
  uploadId?: string
  chunkSize?: number
  known: readonly KnownResource[]
  fault?: QueueFault
}

/** Dependencies of the queue; tests replace them. */
export interface QueueParts {
  /** The calls, in the reader's language. */
  calls: () => { uploads: UploadEndpoints; auth: AuthEndpoints }
  hash: (file: File) => Promise<string>
  send: (file: File, options: SendOptions) => Sending
  /** Where the bytes of an upload go. */
  addressOf: (uploadId: string) => string
  isOnline: () => boolean
}

const AT_ONCE = 2
const UNAUTHENTICATED = 401
const GONE = 404
const FULL = 507

function faultOf(error: unknown): QueueFault {
  return error instanceof ApiError ? { text: error.message } : { name: 'failed' }
}

/**
 * The queue of uploads: two at once, the others wait. It is independent of the pages, so uploads continue while the user
 * visits other pages.
 */
export class UploadQueue {
  #items: readonly QueueItem[] = []
  readonly #sendings = new Map<string, Sending>()
  readonly #listeners = new Set<() => void>()
  #count = 0

  constructor(private readonly parts: QueueParts) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  items = (): readonly QueueItem[] => this.#items

  /** Adds files; a file that breaks a rule is added as failed, with the rule. */
  add(files: readonly File[], ruleOf: (file: File) => RuleKey | undefined = brokenFileRule): void {
    for (const file of files) {
      this.#count += 1
      const rule = ruleOf(file)
      const item: QueueItem = { key: `file-${this.#count}`, file, phase: 'hashing', sent: 0, known: [] }
      this.#set([...this.#items, rule ? { ...item, phase: 'failed', fault: { rule } } : item])
      if (!rule) void this.#begin(item.key)
    }
  }

  /** Pauses an upload; the bytes sent so far stay on the server. */
  pause(key: string): void {
    this.#change(key, { phase: 'paused' })
    this.#sendings.get(key)?.stop()
    this.#sendings.delete(key)
    this.#next()
  }

  /** Resumes a paused or failed upload. */
  resume(key: string): void {
    const item = this.#find(key)
    if (!item) return
    // What breaks a rule breaks it again.
    if (item.fault && 'rule' in item.fault) return
    if (item.uploadId === undefined) {
      this.#change(key, { phase: 'hashing', fault: undefined })
      void this.#begin(key)
      return
    }
    this.#change(key, { phase: 'waiting', fault: undefined })
    this.#next()
  }

  /** Sends a file although the same bytes are there. */
  sendAgain(key: string): void {
    this.#change(key, { phase: 'hashing', known: [] })
    void this.#begin(key, true)
  }

  /** Removes a file, and its unfinished upload on the server. */
  async remove(key: string): Promise<void> {
    const item = this.#find(key)
    this.#sendings.get(key)?.stop()
    this.#sendings.delete(key)
    this.#set(this.#items.filter((each) => each.key !== key))
    this.#next()
    if (item?.uploadId !== undefined && item.phase !== 'done')
      await this.parts
        .calls()
        .uploads.cancel(item.uploadId)
        .catch(() => undefined)
  }

  /** Resumes uploads that stopped without a network. */
  online = (): void => {
    for (const { key, phase } of this.#items) if (phase === 'offline') this.resume(key)
  }

  /** Removes finished files. */
  clearDone(): void {
    if (this.#items.some(({ phase }) => phase === 'done'))
      this.#set(this.#items.filter(({ phase }) => phase !== 'done'))
  }

  /** Removes files that broke a rule. */
  forgetRefused = (): void => {
    const isRefused = ({ fault }: QueueItem) => fault !== undefined && 'rule' in fault
    if (this.#items.some(isRefused)) this.#set(this.#items.filter((item) => !isRefused(item)))
  }

  #find(key: string): QueueItem | undefined {
    return this.#items.find((item) => item.key === key)
  }

  #set(items: readonly QueueItem[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }

  #change(key: string, change: Partial<QueueItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }

  #fail(key: string, fault: QueueFault): void {
    this.#change(key, { phase: 'failed', fault })
    this.#next()
  }

  /** Checks the content, computes its hash and creates the upload on the server. */
  async #begin(key: string, isAgain = false): Promise<void> {
    const item = this.#find(key)
    if (!item) return
    const { file } = item
    try {
      const head = new Uint8Array(await file.slice(0, contentHeadBytes).arrayBuffer())
      if (!isContentOf(fileExtension(file.name), head)) return this.#fail(key, { rule: 'uploads.error.content' })
      const sha256 = item.sha256 ?? (await this.parts.hash(file))
      const { name, size } = file
      const { upload, known } = await this.parts.calls().uploads.begin({ name, size, sha256 }, isAgain)
      if (!upload) return this.#change(key, { phase: 'known', sha256, known })
      const { id, offset, chunkSize, isComplete } = upload
      this.#change(key, { sha256, uploadId: id, chunkSize, sent: offset, phase: isComplete ? 'done' : 'waiting' })
      this.#next()
    } catch (error) {
      this.#fail(key, faultOf(error))
    }
  }

  #next(): void {
    const isBusy = ({ phase }: QueueItem) => phase === 'sending' || phase === 'checking'
    const free = AT_ONCE - this.#items.filter(isBusy).length
    const waiting = this.#items.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free))
    for (const item of waiting) void this.#send(item)
  }

  async #send({ key, file, uploadId = '', chunkSize = 0 }: QueueItem): Promise<void> {
    this.#change(key, { phase: 'sending' })
    const sending = this.parts.send(file, {
      address: this.parts.addressOf(uploadId),
      chunkSize,
      onProgress: (sent) => this.#change(key, { sent }),
    })
    this.#sendings.set(key, sending)
    const fault = await sending.end
    if (this.#sendings.get(key) !== sending) return
    this.#sendings.delete(key)
    if (!fault) await this.#check(key, uploadId)
    else if (fault.status === UNAUTHENTICATED) await this.#signInAgain(key)
    else if (fault.status === GONE) this.#fail(key, { name: 'gone' })
    else if (fault.status === FULL) this.#fail(key, { name: 'full' })
    else if (!this.parts.isOnline()) this.#change(key, { phase: 'offline' })
    else this.#fail(key, { name: 'failed' })
    this.#next()
  }

  /** The token has expired; any call of the client refreshes it. */
  async #signInAgain(key: string): Promise<void> {
    try {
      await this.parts.calls().auth.getCurrentUser()
      this.#change(key, { phase: 'waiting' })
    } catch (error) {
      this.#fail(key, faultOf(error))
    }
  }

  async #check(key: string, uploadId: string): Promise<void> {
    this.#change(key, { phase: 'checking' })
    try {
      await this.parts.calls().uploads.complete(uploadId)
      this.#change(key, { phase: 'done' })
    } catch (error) {
      // The server has removed a rejected file, so a retry starts over.
      const isRefused = error instanceof ApiError && error.kind === 'rejected'
      this.#change(key, { ...(isRefused && { uploadId: undefined, sent: 0 }) })
      this.#fail(key, faultOf(error))
    }
  }
}
