import type { ScreenManifest } from '../../screens/screen-manifest'
import type { LoginLogProps } from '.'
import { logCodes } from './logs.codes'

/** 登录日志. */
export const loginLog: ScreenManifest<LoginLogProps> = {
  name: 'LoginLog',
  title: 'logs.loginTitle',
  entry: 'logs',
  codes: [logCodes.logins, logCodes.exportLogins],
  routes: [
    {
      component: 'loginLog',
      builtInNames: ['logging-login'],
      firstCalls: [{ path: '/api/log/queryPageLoginLog', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 10,
    tag: 'doorway-login-log',
    part: 'login-log',
    parts: ['card', 'dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      person: 'text',
      result: 'text',
      from: 'text',
      to: 'text',
      page: 'number',
      size: 'number',
    },
    sizes: { first: 58, all: 83.8, published: 62 },
    demo: { address: '/logging-login', shows: { role: 'grid', name: '登录日志', text: '登录成功' } },
    page: {
      heading: 'Sign-in log',
      text: 'Attempts to sign in and ends of sessions, with filters and export.',
      story: 'Filled',
    },
  },
  stories: 'login-log',
  withoutStates: { 'read-only': 'it changes nothing' },
}
