import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import { createPasswordCipher } from '../session/password-cipher'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** What can be marked as a favourite. */
export interface FavouriteItem {
  type: 'article' | 'resource'
  id: number
}

/** The personal centre: one's own things, and one's rights over one's own data. */
export interface PersonalEndpoints {
  getSummary: (signal?: AbortSignal) => Promise<Schema<'PersonalSummary'>>
  /** The newest first, pages from 1. */
  listFavourites: (page: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'Favourite'>>>
  isFavourite: (item: FavouriteItem, signal?: AbortSignal) => Promise<boolean>
  setFavourite: (item: FavouriteItem, isFavourite: boolean, signal?: AbortSignal) => Promise<boolean>
  /** Registrations for activities, the latest first, pages from 1. */
  listSignups: (page: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'OwnSignup'>>>
  /** Entries in competitions, of the person or of a child, the latest first, pages from 1. */
  listEntries: (
    page: number,
    pageSize: number,
    childId?: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'OwnEntryRow'>>>
  /** Certificates of published results, of the person or of a child, the latest first, pages from 1. */
  listCertificates: (
    page: number,
    pageSize: number,
    childId?: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'OwnCertificateRow'>>>
  /** Who saw values of the person, or of a child, in full; the latest first, pages from 1. */
  listAccesses: (
    page: number,
    pageSize: number,
    childId?: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'OwnAccess'>>>
  /** The children of the person. */
  listChildren: (signal?: AbortSignal) => Promise<Schema<'OwnChild'>[]>
  /** Starts the export of everything stored about the person, or a minor child; returns the id of its task. */
  exportData: (password: string, signal?: AbortSignal, childId?: number) => Promise<string>
  requestClosure: (password: string, signal?: AbortSignal, childId?: number) => Promise<Schema<'AccountClosure'>>
  cancelClosure: (signal?: AbortSignal, childId?: number) => Promise<void>
  /** Consents that the person has given for children, the newest first. */
  listConsents: (signal?: AbortSignal) => Promise<Schema<'OwnConsent'>[]>
  /** Withdraws a consent together with the submissions that rely on it. */
  withdrawConsent: (id: number, signal?: AbortSignal) => Promise<Schema<'OwnConsent'>>
}

const of = (childId: number | undefined) => (childId === undefined ? {} : { t: { childId } })

/** The calls of the personal centre. */
export function personalEndpoints(connection: Connection): PersonalEndpoints {
  const { api, unwrap } = connection
  const sealPassword = createPasswordCipher(connection)
  return {
    getSummary: (signal) => unwrap.data(api.GET('/api/personal/getSummary', { signal })),
    listFavourites: async (currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize }
      return pageFromWire(
        await unwrap.data(api.POST('/api/personal/queryPageMyFavList', { body, signal })),
        (row) => row,
      )
    },
    isFavourite: async (query, signal) =>
      (await unwrap.data(api.GET('/api/personal/getFavourite', { params: { query }, signal }))).isFavourite,
    setFavourite: async (item, isFavourite, signal) => {
      const body = { ...item, isFavourite }
      return (await unwrap.data(api.POST('/api/personal/setFavourite', { body, signal }))).isFavourite
    },
    listSignups: async (currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize }
      return pageFromWire(
        await unwrap.data(api.POST('/api/personal/queryPageMySignupList', { body, signal })),
        (row) => row,
      )
    },
    listEntries: async (currentPage, pageSize, childId, signal) => {
      const body = { currentPage, pageSize, ...of(childId) }
      return pageFromWire(
        await unwrap.data(api.POST('/api/personal/queryPageMyEntryList', { body, signal })),
        (row) => row,
      )
    },
    listCertificates: async (currentPage, pageSize, childId, signal) => {
      const body = { currentPage, pageSize, ...of(childId) }
      return pageFromWire(
        await unwrap.data(api.POST('/api/personal/queryPageMyCertificateList', { body, signal })),
        (row) => row,
      )
    },
    listAccesses: async (currentPage, pageSize, childId, signal) => {
      const body = { currentPage, pageSize, ...of(childId) }
      return pageFromWire(
        await unwrap.data(api.POST('/api/personal/queryPageMyAccessList', { body, signal })),
        (row) => row,
      )
    },
    listChildren: (signal) => unwrap.data(api.GET('/api/personal/family/listChildren', { signal })),
    exportData: async (password, signal, childId) => {
      const body = { password: await sealPassword(password), ...(childId !== undefined && { childId }) }
      return (await unwrap.data(api.POST('/api/personal/exportMyData', { body, signal }))).jobId
    },
    requestClosure: async (password, signal, childId) => {
      const body = { password: await sealPassword(password), ...(childId !== undefined && { childId }) }
      return unwrap.data(api.POST('/api/personal/deleteAccount', { body, signal }))
    },
    cancelClosure: (signal, childId) => {
      const body = childId === undefined ? {} : { childId }
      return unwrap.nothing(api.POST('/api/personal/cancelDeletion', { body, signal }))
    },
    listConsents: (signal) => unwrap.data(api.GET('/api/consent/list', { signal })),
    withdrawConsent: (id, signal) => unwrap.data(api.POST('/api/consent/withdraw', { body: { id }, signal })),
  }
}
