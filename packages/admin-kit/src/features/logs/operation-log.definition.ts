import type { ScreenManifest } from '../../screens/screen-manifest'
import type { OperationLogProps } from '.'
import { logCodes } from './logs.codes'

/** 操作日志. */
export const operationLog: ScreenManifest<OperationLogProps> = {
  name: 'OperationLog',
  title: 'logs.operationTitle',
  entry: 'logs',
  codes: Object.values(logCodes),
  routes: [
    {
      component: 'operationLog',
      builtInNames: ['logging-operation'],
      firstCalls: [{ path: '/api/log/queryPageOperationLog', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 11,
    tag: 'doorway-operation-log',
    part: 'operation-log',
    parts: ['card', 'dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      person: 'text',
      action: 'text',
      kind: 'text',
      record: 'text',
      request: 'text',
      from: 'text',
      to: 'text',
      tab: 'text',
      page: 'number',
      size: 'number',
    },
    sizes: { first: 73, all: 93.8, published: 74 },
    demo: { address: '/logging-operation', shows: { role: 'grid', name: '操作日志', text: '用户：修改' } },
    page: {
      heading: 'Operation log',
      text: 'Who changed what, field by field; personal values that were shown; and the check of the logs themselves.',
      story: 'Filled',
    },
  },
  stories: 'operation-log',
  withoutStates: { 'read-only': 'it changes nothing' },
}
