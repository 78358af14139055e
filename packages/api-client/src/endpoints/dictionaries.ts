import { dictionaryEntryFromWire, dictionaryToWire, managedEntryFromWire } from '../codecs/dictionaries'
import { pageFromWire } from '../codecs/pages'
import type { DictionaryDraft, DictionaryEntry, DictionaryType, ManagedDictionaryEntry } from '../domain/dictionary'
import type { Page } from '../domain/page'
import { filledConditions } from '../rules/search'
import type { Connection } from './connection'

/** A page of dictionary entries to look after. */
export interface DictionaryQuery {
  page: number
  pageSize: number
  type?: string
  /** Part of the label, or the value. */
  keyword?: string
}

/** Dictionaries: user types (8), teacher duties (5) and others (section 1). */
export interface DictionaryEndpoints {
  /** Entries of a type in order, without disabled ones. */
  list: (type: string, signal?: AbortSignal) => Promise<DictionaryEntry[]>
  /** Entries of several types in one call, by type. */
  listBundle: (types: readonly string[], signal?: AbortSignal) => Promise<Record<string, DictionaryEntry[]>>
  /** The types there are. */
  listTypes: (signal?: AbortSignal) => Promise<DictionaryType[]>
  /** Entries with disabled ones, a page at a time. */
  query: (query: DictionaryQuery, signal?: AbortSignal) => Promise<Page<ManagedDictionaryEntry>>
  /** Adds or changes an entry. */
  save: (draft: DictionaryDraft, signal?: AbortSignal) => Promise<ManagedDictionaryEntry>
  /** Deletes an entry that no record uses. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** The calls about dictionaries. */
export function dictionaryEndpoints(connection: Connection): DictionaryEndpoints {
  return { ...reading(connection), ...writing(connection) }
}

function reading({ api, unwrap }: Connection) {
  return {
    list: async (dicType: string, signal?: AbortSignal) => {
      const call = api.GET('/api/dic/getCscpDicList', { params: { query: { dicType } }, signal })
      return (await unwrap.data(call)).map(dictionaryEntryFromWire)
    },
    listBundle: async (types: readonly string[], signal?: AbortSignal) => {
      const params = { query: { types: types.join(',') } }
      const bundle = await unwrap.data(api.GET('/api/dic/getDicBundle', { params, signal }))
      const entries = Object.entries(bundle).map(([type, list]) => [type, list.map(dictionaryEntryFromWire)] as const)
      return Object.fromEntries(entries)
    },
    listTypes: async (signal?: AbortSignal) => {
      const types = await unwrap.data(api.GET('/api/dic/getDicTypes', { signal }))
      return types.map(({ dicType, entries }) => ({ type: dicType, entries }))
    },
    query: async ({ page, pageSize, type, keyword }: DictionaryQuery, signal?: AbortSignal) => {
      const body = { currentPage: page, pageSize, t: filledConditions({ dicType: type, keyword }) }
      return pageFromWire(
        await unwrap.data(api.POST('/api/dic/queryPageDicList', { body, signal })),
        managedEntryFromWire,
      )
    },
  }
}

function writing({ api, unwrap }: Connection) {
  return {
    save: async (draft: DictionaryDraft, signal?: AbortSignal) => {
      const call = api.POST('/api/dic/insertOrUpdateDic', { body: dictionaryToWire(draft), signal })
      return managedEntryFromWire(await unwrap.data(call))
    },
    remove: async (id: number, signal?: AbortSignal) => {
      await unwrap.data(api.DELETE('/api/dic/deleteDic/{id}', { params: { path: { id } }, signal }))
    },
  }
}
