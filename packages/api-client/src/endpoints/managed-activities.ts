import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** Conditions and page of the list of managed activities. */
export interface ManagedActivityQuery {
  conditions: Schema<'ManagedActivityConditions'>
  /** From 1. */
  page: number
  pageSize: number
}

/** Page of the people who have signed up for an activity. */
export interface AttendeeQuery {
  /** The activity. */
  id: number
  conditions: { name?: string; isCheckedIn?: boolean }
  /** From 1. */
  page: number
  pageSize: number
}

/** Teaching-research activities for their organisers. */
export interface ManagedActivityEndpoints {
  /** What is to come or on now comes first, the next one on top; then what is over. */
  query: (query: ManagedActivityQuery, signal?: AbortSignal) => Promise<Page<Schema<'ManagedActivity'>>>
  /** Adds a draft, or changes an activity. A stale `version` is refused with a conflict. */
  save: (draft: Schema<'ActivityDraft'>, signal?: AbortSignal) => Promise<Schema<'ManagedActivity'>>
  /** Shows a draft on the portal; people can sign up until it begins. */
  publish: (id: number, version?: number, signal?: AbortSignal) => Promise<Schema<'ManagedActivity'>>
  /** Takes an activity off the portal before it begins, and notifies those who have signed up. */
  withdraw: (id: number, version?: number, signal?: AbortSignal) => Promise<Schema<'ManagedActivity'>>
  /** Deletes a draft without attendees. */
  remove: (id: number, version?: number, signal?: AbortSignal) => Promise<void>
  /** Who has signed up, in that order. */
  queryAttendees: (query: AttendeeQuery, signal?: AbortSignal) => Promise<Page<Schema<'ActivityAttendee'>>>
  /** Checks a person in by hand, from half an hour before the start; doing it again changes nothing. */
  confirmAttendance: (id: number, userId: number, signal?: AbortSignal) => Promise<Schema<'ActivityAttendee'>>
}

/** The calls about activities for their organisers. */
export function managedActivityEndpoints({ api, unwrap }: Connection): ManagedActivityEndpoints {
  return {
    query: async ({ conditions, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: conditions }
      return pageFromWire(
        await unwrap.data(api.POST('/api/researchActivity/queryManaged', { body, signal })),
        (row) => row,
      )
    },
    save: (body, signal) => unwrap.data(api.POST('/api/researchActivity/insertOrUpdate', { body, signal })),
    publish: (id, version, signal) =>
      unwrap.data(api.POST('/api/researchActivity/publish', { body: { id, version }, signal })),
    withdraw: (id, version, signal) =>
      unwrap.data(api.POST('/api/researchActivity/withdraw', { body: { id, version }, signal })),
    remove: async (id, version, signal) => {
      await unwrap.data(api.POST('/api/researchActivity/delete', { body: { id, version }, signal }))
    },
    queryAttendees: async ({ id, conditions, page, pageSize }, signal) => {
      const body = { id, currentPage: page, pageSize, t: conditions }
      return pageFromWire(
        await unwrap.data(api.POST('/api/researchActivity/queryAttendees', { body, signal })),
        (row) => row,
      )
    },
    confirmAttendance: (id, userId, signal) =>
      unwrap.data(api.POST('/api/researchActivity/confirmAttendance', { body: { id, userId }, signal })),
  }
}
