import { describe, expect, it } from 'vitest'
import { menuEndpoints, portalEndpoints } from '../endpoints'
import { createDoorwayClient } from '../index'

const baseUrl = 'http://api.test'
const html = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
const listWith = (fetch: (request: Request) => Promise<Response>) =>
  createDoorwayClient({ baseUrl, fetch }).endpoints(menuEndpoints).list()

describe('a failure', () => {
  it('of getToken is a missing sign-in, with what was thrown', async () => {
    const cause = new Error('The session of the page has ended.')
    const client = createDoorwayClient({
      baseUrl,
      fetch: async () => Response.json({ success: true, data: [] }),
      getToken: () => Promise.reject(cause),
    })
    await expect(client.endpoints(menuEndpoints).list()).rejects.toMatchObject({ kind: 'unauthenticated', cause })
  })

  it.each([200, 404])('with a page in place of data (%d) names address and type', async (status) => {
    await expect(listWith(async () => html(status))).rejects.toMatchObject({
      kind: 'unexpected',
      status,
      address: expect.stringMatching(/^GET http:\/\/api\.test\/api\//),
      cause: expect.objectContaining({ message: expect.stringContaining('text/html') }),
    })
  })

  it.each([
    [200, { code: 0, result: [] }],
    [502, { error: 'upstream' }],
    [200, { success: true, msg: '', data: null }],
  ])('with a body of another shape (%d, %j) names the address and what is missing', async (status, body) => {
    await expect(listWith(async () => Response.json(body, { status }))).rejects.toMatchObject({
      kind: 'unexpected',
      status,
      address: expect.stringMatching(/^GET http:\/\/api\.test\/api\//),
      cause: expect.objectContaining({
        message: expect.stringContaining(`sent no envelope: ${status}`),
      }),
    })
  })

  it('that a proxy writes a page about has the kind of its status', async () => {
    await expect(listWith(async () => html(403))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(listWith(async () => html(401))).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('names the address without its query, with a response and without', async () => {
    const refused = Response.json({ success: false, msg: 'x', requestId: 'r' }, { status: 500 })
    const search = (fetch: (request: Request) => Promise<Response>) =>
      createDoorwayClient({ baseUrl, fetch }).endpoints(portalEndpoints).getHome()
    await expect(search(async () => refused)).rejects.toMatchObject({
      requestId: 'r',
      address: expect.not.stringContaining('?'),
    })
    const away = listWith(() => Promise.reject(new TypeError('away')))
    await expect(away).rejects.toMatchObject({ kind: 'network', address: expect.stringMatching(/^GET http/) })
  })
})
