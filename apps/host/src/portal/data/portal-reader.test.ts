import { describe, expect, it } from 'vitest'
import { createPortalReader } from './portal-reader'

const answering = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))
const refusal = { success: false, msg: 'refused', data: null }

describe('a list of the portal', () => {
  it('is empty where the server knows no such value of a condition', async () => {
    const reader = createPortalReader(answering(400, refusal), '')
    const empty = { data: [], total: 0, currentPage: 1, pageSize: 12 }
    expect(await reader.list('schools', { tag: 'none', pageSize: '12' })).toEqual(empty)
    expect(await reader.expertAdvice({ age: '99', pageSize: '12' })).toEqual(empty)
  })

  it.each([401, 404, 500])('hands other refusals on: %i', async (status) => {
    const reader = createPortalReader(answering(status, refusal), '')
    await expect(reader.list('schools', {})).rejects.toMatchObject({ status })
  })

  it('is requested for within its site', async () => {
    const requested: string[] = []
    const page = { success: true, msg: '', data: { data: [], total: 0, currentPage: 1, pageSize: 10 } }
    const ask = (path: string) => {
      requested.push(path)
      return answering(200, page)()
    }
    await createPortalReader(ask, 'prov').list('preschool', { columnCode: 'aiBaby' })
    expect(requested).toEqual(['/api/portal/preschool?siteCode=prov&columnCode=aiBaby'])
  })
})
