import contract from '@doorway/api/contract' with { type: 'json' }

type Json = Record<string, unknown>

/** One call of the contract, with a request made of its examples. */
export interface ExampleOperation {
  id: string
  method: string
  path: string
  /** The path as the contract writes it, with braces. */
  template: string
  permission: readonly string[]
  bodyType: string | undefined
  example: unknown
  statuses: readonly number[]
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const object = (value: unknown): Json => (isObject(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function pathOf(template: string, parameters: readonly Json[]): string {
  const examplesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter['in'] === place)
      .map(({ name, example }) => [String(name), String(example)])
  const path = examplesIn('path').reduce(
    (at, [name = '', value = '']) => at.replace(`{${name}}`, encodeURIComponent(value)),
    template,
  )
  const query = new URLSearchParams(examplesIn('query')).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Every operation of the contract. */
export const operations: readonly ExampleOperation[] = Object.entries(contract.paths).flatMap(([template, methods]) =>
  Object.entries(object(methods)).map(([method, value]) => {
    const operation = object(value)
    const [bodyType, content] = Object.entries(object(object(operation['requestBody'])['content']))[0] ?? []
    const permission = operation['x-permission']
    return {
      id: String(operation['operationId']),
      method: method.toUpperCase(),
      path: pathOf(template, list(operation['parameters']).map(object)),
      template,
      permission: (Array.isArray(permission) ? permission : [permission]).map(String),
      bodyType,
      example: object(content)['example'],
      statuses: Object.keys(object(operation['responses'])).map(Number),
    }
  }),
)
