import type { ScreenManifest } from '../../screens/screen-manifest'
import type { FileLibraryProps } from '.'
import { libraryCodes } from './library.codes'

/** 附件管理: the media library. */
export const fileLibrary: ScreenManifest<FileLibraryProps> = {
  name: 'FileLibrary',
  title: 'library.title',
  entry: 'file-library',
  codes: Object.values(libraryCodes),
  routes: [
    {
      component: 'fileLibrary',
      componentNames: ['content/FileLibrary'],
      firstCalls: [
        {
          path: '/api/cmsSites?name=&currentPage=1&pageSize=1000',
          next: {
            list: 'data.data',
            has: ['id'],
            calls: [
              { path: '/api/attachment/getLibrary?siteId={id}' },
              {
                path: '/api/attachment/queryPageAttachmentList',
                body: { currentPage: 1, pageSize: 40, t: { siteId: '{id}' } },
              },
            ],
          },
        },
      ],
    },
  ],
  embed: {
    position: 21,
    tag: 'doorway-file-library',
    part: 'file-library',
    parts: ['card', 'dialog', 'header', 'pagination', 'table', 'toast', 'toolbar'],
    values: {},
    callbacks: {},
    address: {
      site: 'number',
      folder: 'text',
      kind: ['picture', 'video', 'audio', 'document', 'other'],
      name: 'text',
      state: ['unused', 'duplicate'],
      size: 'number',
      uploader: 'number',
      view: ['list'],
      page: 'number',
      file: 'text',
    },
    sizes: { first: 73, all: 117.1, published: 77 },
    demo: { address: '/file-library', shows: { role: 'button', name: '上传文件' } },
    page: {
      heading: 'File library',
      text: 'Pictures and files of a site: folders, uploads, alternative texts, focal points, and where each file is used.',
      story: 'Filled',
    },
  },
  stories: 'file-library',
}
