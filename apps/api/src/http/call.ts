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
}

/** What is known about a request besides its input. */
export interface Origin {
  requestId: string
  locale: Locale
  ip: string
  userAgent: string
  /** Host name that was asked, without a port: it chooses the site. */
  host: string
  /** Protocol, host and port that were asked: the beginning of whole addresses. */
  base: string
  /** Part of a file that is asked for. */
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

/** The data that an operation answers with. */
export type DataOf<Id extends OperationId> = operations[Id] extends { responses: { 200: { content: infer Content } } }
  ? JsonOf<Content> extends { data: infer Data }
    ? Data
    : never
  : never

/** One request to one operation: checked input, and everything needed to answer. */
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

/** Answers an operation that needs a signed-in caller. The gate has checked the permission before. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Result<Id>

/** Answers an operation that is open to everybody (`@anonymous`). */
export type PublicHandler<Id extends OperationId> = (call: PublicCall<Id>) => Result<Id>
