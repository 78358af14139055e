import type { AnyCall, Handler, PublicHandler } from './call'
import type { Contract, OperationId } from './contract'
import type { Success } from './envelope'
import { isPublic } from './authorization'
import { unauthenticated } from './refusals'

type AnyAnswer = Promise<Success<unknown> | Response>
type UncheckedCall = Omit<AnyCall, 'actor'> & {
  actor: AnyCall['actor'] | undefined
  query: unknown
  path: unknown
  body: unknown
  request: Request
}

/** A handler whose input the contract has checked at run time; the types were checked where it was written. */
type UncheckedHandler = (call: UncheckedCall) => AnyAnswer

/** Handlers by operation, in two groups, so that an open operation is open on purpose. */
export interface Handlers {
  open: { [Id in OperationId]?: PublicHandler<Id> }
  signedIn: { [Id in OperationId]?: Handler<Id> }
}

/** Names of everything the server answers to. */
export function knownOperations({ open, signedIn }: Handlers): Set<OperationId> {
  const isId = (id: string): id is OperationId => id in open || id in signedIn
  return new Set([...Object.keys(open).filter(isId), ...Object.keys(signedIn).filter(isId)])
}

function unchecked(handler: unknown): UncheckedHandler {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract checks each call against the very types its handler was written for
  return handler as UncheckedHandler
}

/** Finds the handler of an operation. Built once; what does not fit the contract stops the start. */
export class HandlerTable {
  readonly #handlers = new Map<string, UncheckedHandler>()

  constructor({ open, signedIn }: Handlers, contract: Contract) {
    for (const [id, handler] of Object.entries(open)) this.#handlers.set(id, unchecked(handler))
    for (const [id, handler] of Object.entries(signedIn)) {
      this.#handlers.set(id, (call) => {
        if (!call.actor) throw unauthenticated()
        return unchecked(handler)(call)
      })
    }
    for (const id of this.#handlers.keys()) {
      const operation = contract.operations.get(id)
      if (!operation) throw new Error(`The server has a handler "${id}" that the contract does not describe.`)
      if (id in open !== isPublic(operation)) {
        throw new Error(`"${id}" is open in the ${id in open ? 'server' : 'contract'} and closed in the other.`)
      }
    }
  }

  /** The handler of an operation; the contract guarantees that there is one. */
  handlerOf(id: OperationId): UncheckedHandler {
    const handler = this.#handlers.get(id)
    if (!handler) throw new Error(`No handler for "${id}".`)
    return handler
  }
}
