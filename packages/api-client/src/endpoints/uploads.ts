import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** Files on their way to the server; the bytes themselves go by the tus protocol. */
export interface UploadEndpoints {
  /** Begins an upload or goes on with it; `isAgain` wants it although the same bytes are there. */
  begin: (
    file: { name: string; size: number; sha256: string },
    isAgain?: boolean,
    signal?: AbortSignal,
  ) => Promise<Schema<'UploadStart'>>
  /** Those that no resource has taken yet, and how much room is left. */
  list: (signal?: AbortSignal) => Promise<Schema<'UploadList'>>
  /** Sends the bytes from where the upload stands; `onProgress` gets the number of bytes that the server has. */
  send: (
    upload: Schema<'Upload'>,
    file: Blob,
    signal?: AbortSignal,
    onProgress?: (sent: number) => void,
  ) => Promise<void>
  /** All bytes have come: the server checks them. */
  complete: (id: string, signal?: AbortSignal) => Promise<Schema<'Upload'>>
  cancel: (id: string, signal?: AbortSignal) => Promise<void>
}

/** One's own teaching resources. */
export interface ResourceEndpoints {
  /** The newest first, in every state. */
  listOwn: (page: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'OwnResource'>>>
  /** Saves a draft; `fileIds` are finished uploads that it takes. */
  save: (draft: ResourceDraft, signal?: AbortSignal) => Promise<Schema<'OwnResource'>>
  /** Hands a draft in for review. */
  submit: (resource: { id: number; version: number }, signal?: AbortSignal) => Promise<Schema<'OwnResource'>>
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** What a resource is saved with. */
export type ResourceDraft = operations['insertOrUpdateResource']['requestBody']['content']['application/json']

/** The calls about uploads. */
export function uploadEndpoints({ api, files, unwrap }: Connection): UploadEndpoints {
  return {
    begin: (file, isAgain = false, signal) => {
      const body = isAgain ? ({ ...file, isAgain: '1' } as const) : file
      return unwrap.data(api.POST('/api/file/upload/create', { body, signal }))
    },
    list: (signal) => unwrap.data(api.GET('/api/file/getUploads', { signal })),
    send: async ({ id, offset, size, chunkSize }, file, signal, onProgress) => {
      onProgress?.(offset)
      for (let at = offset; at < size; at += chunkSize) {
        const headers = {
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': String(at),
          'Content-Type': 'application/offset+octet-stream',
        }
        const bodySerializer = () => file.slice(at, at + chunkSize)
        const request = { params: { path: { id } }, headers, body: '', bodySerializer, signal }
        const { response, error } = await files.PATCH('/api/file/upload/{id}', request)
        if (!response.ok) await unwrap.nothing(Promise.resolve({ response, error }))
        onProgress?.(Math.min(at + chunkSize, size))
      }
    },
    complete: (id, signal) =>
      unwrap.data(api.POST('/api/file/upload/{id}/complete', { params: { path: { id } }, signal })),
    cancel: (id, signal) => unwrap.nothing(api.DELETE('/api/file/upload/{id}', { params: { path: { id } }, signal })),
  }
}

/** The calls about one's own resources. */
export function resourceEndpoints({ api, unwrap }: Connection): ResourceEndpoints {
  return {
    listOwn: async (currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize }
      return pageFromWire(await unwrap.data(api.POST('/api/resource/queryPageOwn', { body, signal })), (row) => row)
    },
    save: (body, signal) => unwrap.data(api.POST('/api/resource/insertOrUpdate', { body, signal })),
    submit: ({ id, version }, signal) =>
      unwrap.data(api.POST('/api/resource/submit', { body: { id, version }, signal })),
    remove: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/resource/deleteResourceById/{id}', { params: { path: { id } }, signal })),
  }
}
