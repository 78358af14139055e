import { describe, expect, it } from 'vitest'
import { features } from './features'
import type { Feature } from './features/feature'
import { joinTaskHandlers } from './features/tasks/task-handlers'
import contract from './generated/contract.json' with { type: 'json' }
import { Contract, type ContractDocument } from './http/contract'
import { dereference } from './http/dereference'
import { HandlerTable, joinHandlers } from './http/handler-table'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generated contract is a document
const definition = dereference(contract) as ContractDocument
const start = (list: readonly Feature[]) => {
  const handlers = joinHandlers(list)
  return new HandlerTable(handlers, new Contract(definition, handlers))
}
const without = (operation: string) =>
  features.map(({ open = {}, signedIn = {}, ...feature }): Feature => ({
    ...feature,
    open: Object.fromEntries(Object.entries(open).filter(([id]) => id !== operation)),
    signedIn: Object.fromEntries(Object.entries(signedIn).filter(([id]) => id !== operation)),
  }))
const handler = () => Promise.reject(new Error('not called'))

describe('the list of features', () => {
  it('handles each operation of the contract', () => {
    expect(() => start(features)).not.toThrow()
  })

  it.each(['getHome', 'deleteArea'])('stops the start when nothing handles %s, and names it', (operation) => {
    expect(() => start(without(operation))).toThrow(new RegExp(`operation "${operation}" \\(.*src/features\\.ts`))
  })

  it('stops the start when two features handle one operation, and names it', () => {
    expect(() => start([...features, { open: { getHome: handler } }])).toThrow('operation "getHome"')
  })

  it('stops the start when an operation is open in one place alone, and names it', () => {
    expect(() => start([...without('getHome'), { signedIn: { getHome: handler } }])).toThrow(
      '"getHome" is open in the contract',
    )
  })

  it('stops the start when nothing handles a kind of background task, and names it', () => {
    const taskHandlers = features.map((feature) => feature.taskHandlers)
    expect(() => joinTaskHandlers(taskHandlers)).not.toThrow()
    expect(() => joinTaskHandlers(taskHandlers.filter((handlers) => !handlers?.export))).toThrow('the kind "export"')
    expect(() => joinTaskHandlers([...taskHandlers, { export: handler }])).toThrow('the kind "export"')
  })
})

describe('the content kinds of the features', () => {
  const kinds = features.flatMap(({ contentKinds = [] }) => contentKinds)
  const choicesOf = (path: string): string[] => {
    const parameters = definition.paths?.[path]?.get?.parameters ?? []
    return parameters.flatMap((parameter) => {
      const { name, schema = {} } = '$ref' in parameter ? {} : parameter
      return name === 'type' && !('$ref' in schema) ? (schema.enum ?? []).map(String) : []
    })
  }

  it('read each type of content that the contract names, once', () => {
    expect(kinds.map(({ type }) => type).toSorted()).toEqual(choicesOf('/api/portal/getContentDetail').toSorted())
  })

  it('search each type of content that the contract names', () => {
    const searched = kinds.flatMap(({ type, search }) => (search ? [type] : []))
    expect(searched.toSorted()).toEqual(choicesOf('/api/portal/search').toSorted())
  })
})
