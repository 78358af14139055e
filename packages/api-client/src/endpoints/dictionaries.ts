import { dictionaryEntryFromWire, stageFromWire } from '../codecs/dictionaries'
import type { DictionaryEntry, Stage } from '../domain/dictionary'
import type { Connection } from './connection'

/** Dictionaries: user types (8), teacher duties (5) and others (section 1). */
export interface DictionaryEndpoints {
  /** Entries of a type in order. */
  list: (type: string, signal?: AbortSignal) => Promise<DictionaryEntry[]>
}

/** Grade stages and their subjects. */
export interface StageEndpoints {
  list: (signal?: AbortSignal) => Promise<Stage[]>
}

/** The calls about dictionaries. */
export function dictionaryEndpoints({ api, unwrap }: Connection): DictionaryEndpoints {
  return {
    list: async (dicType, signal) => {
      const call = api.GET('/api/dic/getCscpDicList', { params: { query: { dicType } }, signal })
      return (await unwrap.data(call)).map(dictionaryEntryFromWire)
    },
  }
}

/** The calls about stages. */
export function stageEndpoints({ api, unwrap }: Connection): StageEndpoints {
  return {
    list: async (signal) => (await unwrap.data(api.GET('/api/garde/getAllTGardeList', { signal }))).map(stageFromWire),
  }
}
