type Json = Record<string, unknown>

/** A change to the answer of one path. `body` is the envelope, read. */
export interface Alteration {
  path: string
  change: (original: { body: Json; response: Response }) => Response
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Something inside a value; an empty object where there is none, so that a test of its effect fails. */
export function within(value: unknown, ...names: (string | number)[]): Json {
  const found = names.reduce<unknown>((here, name) => (isObject(here) ? here[name] : undefined), value)
  return isObject(found) ? found : {}
}

/** Answers the changed envelope in place of the one that came. */
export function altered(path: string, change: (body: Json) => void): Alteration {
  return {
    path,
    change: ({ body }) => {
      change(body)
      return Response.json(body)
    },
  }
}

/** A server whose answers are altered on their way. */
export function altering(send: (request: Request) => Promise<Response>, alterations: readonly Alteration[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const response = await send(request)
    const alteration = alterations.find(({ path }) => pathname.startsWith(path))
    if (!alteration) return response
    const body: unknown = await response.clone().json()
    return alteration.change({ body: isObject(body) ? body : {}, response })
  }
}
