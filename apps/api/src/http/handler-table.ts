import type { AnyCall, Handler, PublicHandler } from './call'
import type { Contract, OperationId } from './contract'
import type { Success } from './envelope'
import { isPublic } from './authorization'
import { unauthenticated } from './refusals'

type AnyResult = Promise<Success<unknown> | Response>
type UncheckedCall = Omit<AnyCall, 'actor'> & {
  actor: AnyCall['actor'] | undefined
  query: unknown
  path: unknown
  body: unknown
  request: Request
}

/** A handler whose input the contract has checked at run time; the types were checked where it was written. */
type UncheckedHandler = (call: UncheckedCall) => AnyResult

/** Handlers by operation, in two groups, so that an open operation is open on purpose. */
export interface Handlers {
  /** Handlers that take calls without a signed-in caller (`@anonymous`). */
  open?: { [Id in OperationId]?: PublicHandler<Id> }
  /** Handlers that need a signed-in caller. */
  signedIn?: { [Id in OperationId]?: Handler<Id> }
}

/** One handler for each operation, whichever group it is in. */
type JoinedHandlers = ReadonlyMap<string, { isOpen: boolean; handler: unknown }>

/** Joins the handlers of several features. Throws when two of them handle the same operation. */
export function joinHandlers(parts: readonly Handlers[]): JoinedHandlers {
  const joined = new Map<string, { isOpen: boolean; handler: unknown }>()
  for (const { open = {}, signedIn = {} } of parts) {
    const entries = [
      ...Object.entries(open).map(([id, handler]) => ({ id, handler, isOpen: true })),
      ...Object.entries(signedIn).map(([id, handler]) => ({ id, handler, isOpen: false })),
    ]
    for (const { id, handler, isOpen } of entries) {
      if (joined.has(id)) throw new Error(`Two handlers are registered for the operation "${id}". Remove one of them.`)
      joined.set(id, { isOpen, handler })
    }
  }
  return joined
}

function unchecked(handler: unknown): UncheckedHandler {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract checks each call against the very types its handler was written for
  return handler as UncheckedHandler
}

/** Finds the handler of an operation. Handlers that do not match the contract throw, which stops the start. */
export class HandlerTable {
  readonly #handlers = new Map<string, UncheckedHandler>()

  constructor(handlers: JoinedHandlers, contract: Contract) {
    for (const [id, { isOpen, handler }] of handlers) {
      const operation = contract.operations.get(id)
      if (!operation) throw new Error(`The server has a handler "${id}" that the contract does not describe.`)
      if (isOpen !== isPublic(operation)) {
        throw new Error(`"${id}" is open in the ${isOpen ? 'server' : 'contract'} and closed in the other.`)
      }
      const handle = unchecked(handler)
      this.#handlers.set(
        id,
        isOpen
          ? handle
          : (call) => {
              if (!call.actor) throw unauthenticated()
              return handle(call)
            },
      )
    }
  }

  /** The handler of an operation; the contract guarantees that there is one. */
  handlerOf(id: OperationId): UncheckedHandler {
    const handler = this.#handlers.get(id)
    if (!handler) throw new Error(`No handler for "${id}".`)
    return handler
  }
}
