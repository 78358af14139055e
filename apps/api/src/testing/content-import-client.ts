import type { Schema } from '@doorway/api-client/types'
import type { TestClient, TestResponse, TestApp } from './open-test-app'
import { uploadFile } from './upload-picture'

type Import = Schema<'ContentImport'>
const PATH = '/api/contentImport'

/** The import of a response; throws with the message when there is none. */
export function importOf({ body }: TestResponse): Import {
  if (!body.success) throw new Error(`${body.code}: ${body.msg} ${JSON.stringify(body.errors)}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every response of a test is validated against the contract
  return body.data as Import
}

/** Calls about imports of articles as one person sends them. */
export function contentImportClient(client: TestClient, { app }: Pick<TestApp, 'app'>) {
  const get = async (id: string) => importOf(await client.get(`${PATH}/getImport?id=${id}`))
  const preview = (body: object) => client.post(`${PATH}/preview`, { siteId: 1, source: 'wordpress', ...body })
  const map = (id: string, columns: object[], authors: object[] = []) =>
    client.put(`${PATH}/mapping`, { id, columns, authors })
  return {
    get,
    preview,
    map,
    upload: (name: string, content: string | Buffer<ArrayBuffer>) =>
      uploadFile(client, name, typeof content === 'string' ? Buffer.from(content) : content),
    /** Reads an uploaded source to its end. */
    read: async (body: object) => {
      const { id } = importOf(await preview(body))
      await app.tasks.settled()
      return get(id)
    },
    /** Maps all categories to one column. */
    mapAll: async ({ id, categories }: Import, columnId: number) =>
      importOf(
        await map(
          id,
          categories.map(({ key }) => ({ key, columnId })),
        ),
      ),
    commit: async (id: string) => {
      const response = await client.post(`${PATH}/commit`, { id })
      await app.tasks.settled()
      return response.body.success ? { response, job: await get(id) } : { response, job: undefined }
    },
    report: async (id: string, show = 'all') => {
      const { body } = await client.get(`${PATH}/report?id=${id}&show=${show}&pageSize=1000`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every response of a test is validated against the contract
      return (body.data as Schema<'ContentImportReport'>).data
    },
    undo: (id: string) => client.post(`${PATH}/undo`, { id }),
  }
}
