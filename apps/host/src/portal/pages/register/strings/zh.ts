import { zh as registration } from '@doorway/admin-kit/registration-words/zh'

/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '注册',
  registration,
}
