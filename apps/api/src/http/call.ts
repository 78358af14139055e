import type { Locale } from '@doorway/api-client/rules'
import type { operations } from '@doorway/api-client/types'
import type { Access } from '../security/access'
import type { OperationId } from './contract'
import type { Success } from './envelope'
import type { ServerContext } from './server-context'

/** The person behind a request. */
export interface Actor extends Access {
  sessionId: string
  /** Changes whenever the person's permissions do; sent as `X-Perm-Epoch`. */
  permissionEpoch: number
  /** The password is initial, reset or expired: until its owner changes it, it opens little else. */
  mustChangePassword: boolean
}

/** What is known about a request in addition to its input. */
export interface Origin {
  requestId: string
  locale: Locale
  ip: string
  userAgent: string
  /** Host name of the request, without a port: it chooses the site. */
  host: string
  /** Protocol, host and port of the request: the origin of absolute addresses. */
  base: string
  /** The Range header. */
  range: string | null
}

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never
/** The contract can only say "binary text"; what arrives under `file` is a file. */
type UploadOf<Content> = Content extends { 'multipart/form-data': infer Form }
  ? { [Name in keyof Form]: Name extends 'file' ? File : Form[Name] }
  : never
type FormOf<Content> = Content extends { 'application/x-www-form-urlencoded': infer Form } ? Form : never

/** The body that the contract describes for an operation. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? JsonOf<Content> | FormOf<Content> | UploadOf<Content>
  : undefined

/** The data of a successful response. */
export type DataOf<Id extends OperationId> = operations[Id] extends { responses: { 200: { content: infer Content } } }
  ? JsonOf<Content> extends { data: infer Data }
    ? Data
    : never
  : never

/** One request to one operation: checked input, and everything a handler needs. */
export interface PublicCall<Id extends OperationId> extends ServerContext {
  query: NonNullable<Parameters<Id>['query']>
  path: NonNullable<Parameters<Id>['path']>
  body: BodyOf<Id>
  /** The request itself, for protocols that speak in headers and streams. */
  request: Request
  origin: Origin
  /** The caller if signed in; public operations work without. */
  actor: Actor | undefined
}

/** A call whose caller is known. */
export interface Call<Id extends OperationId> extends PublicCall<Id> {
  actor: Actor
}

/** What any handler gets, whatever the operation. Services that log or look up scope take this. */
export type AnyCall = Omit<Call<OperationId>, 'query' | 'path' | 'body' | 'request'>

type Result<Id extends OperationId> = Promise<Success<DataOf<Id>> | Response>

/** Handles an operation that needs a signed-in caller. The permission was checked before. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Result<Id>

/** Handles an operation that is open to callers who are not signed in (`@anonymous`). */
export type PublicHandler<Id extends OperationId> = (call: PublicCall<Id>) => Result<Id>
