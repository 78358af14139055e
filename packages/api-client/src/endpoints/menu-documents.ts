import type { MenuDocument } from '../domain/menu'
import type { Connection } from './connection'

/** The whole menu as a document, apart from the calls that a console makes first. */
export interface MenuDocumentEndpoints {
  /** Every item, from the top down; names instead of ids, so that another server can import it. */
  read: (signal?: AbortSignal) => Promise<MenuDocument>
  /** Adds what is not there and changes what is, by name; nothing is deleted. All of it or nothing. */
  import: (document: MenuDocument, signal?: AbortSignal) => Promise<{ added: number; changed: number }>
}

/** The calls about the menu as a document. */
export function menuDocumentEndpoints({ api, unwrap }: Connection): MenuDocumentEndpoints {
  return {
    read: (signal) => unwrap.data(api.GET('/api/system/cscpMenus/export', { signal })),
    import: (document, signal) => unwrap.data(api.POST('/api/system/cscpMenus/import', { body: document, signal })),
  }
}
