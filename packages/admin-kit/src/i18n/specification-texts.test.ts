import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { zh } from './catalogues/zh'
import { zh as selfEdit } from '../late-texts/self-edit/zh'

function textsOf(node: unknown, at = ''): [string, string][] {
  if (typeof node === 'string') return [[at, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => textsOf(value, at ? `${at}.${name}` : name))
}

// The server's reason may follow.
const known = textsOf({ ...zh, selfEdit: { ...zh.selfEdit, ...selfEdit } }).map(
  ([key, text]) => [key, text.replace(/\{reason\}$/, '')] as const,
)
const source = readdirSync('packages/admin-kit/src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/strings|catalogues|\.test\.|\.stories\./.test(name))
  .map((name) => readFileSync(join('packages/admin-kit/src', name), 'utf8'))
  .join('\n')

describe('the words of section 8', () => {
  it.each([
    '网络连接错误，请检查网络环境！',
    '网络连接超时，请重试！',
    '知识盲区的错误，联系程序员小哥哥吧！',
    '角色数据初始化失败！',
    '创建新角色失败！',
    '更新角色数据失败！',
    '角色删除失败！',
    '获取数据失败！',
    '创建新角色成功！',
    '更新角色数据成功！',
    '角色删除成功！',
    '站点管理设置成功',
    '站点管理设置失败',
    '正在获取数据',
    '正在创建新角色',
    '正在更新角色数据',
    '删除失败！',
    '删除成功！',
    '添加节点失败！',
    '更新节点失败！',
    '更新密码成功！',
    '更新密码失败：{msg}',
    '更新密码失败！',
    '更新信息成功！',
    '更新信息失败！',
    '您确定要删除这条数据吗?',
  ])('hold %s, and a screen says it', (text) => {
    const keys = known.filter(([, value]) => value === text).map(([key]) => key)
    expect(keys).not.toEqual([])
    // A key may be put together from a stem and a word that decides.
    const isSaid = keys.some(
      (key) => source.includes(`'${key}'`) || source.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`),
    )
    expect(isSaid, keys.join(' ')).toBe(true)
  })
})
