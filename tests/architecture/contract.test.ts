import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../support/source-files'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
  'x-pii'?: string
}
interface Operation {
  operationId: string
  'x-permission'?: string | string[]
  'x-scope'?: string
  responses: Record<string, unknown>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, { content?: object }> }
}

const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const contract: Contract = parse(text)
/** The contract as readers of YAML 1.1 understand it (Java, Python), which take a bare `no` or `off` for false. */
const readAsOlderYaml = (): unknown =>
  parse(text, {
    version: '1.1',
    // Times in examples are times there, which does no harm.
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:timestamp'),
  })

const specification: [string, string][] = [
  ['get', '/api/userInfo/getUserInfo'],
  ['get', '/api/userInfo/getStudentInfo'],
  ['get', '/api/userInfo/getTeacherInfo'],
  ['post', '/api/userInfo/insertOrUpdateUserInfo'],
  ['post', '/api/userInfo/insertOrUpdateStudentInfo'],
  ['post', '/api/userInfo/insertOrUpdateTeacherInfo'],
  ['post', '/api/userInfo/queryPageUserInfoList'],
  ['get', '/api/userInfo/getUserDetailSelfInfoByUserId'],
  ['get', '/api/dic/getCscpDicList'],
  ['get', '/api/area/getAllAreaList'],
  ['get', '/api/area/getAreaListByParentCode'],
  ['post', '/api/area/insertAreaInfo'],
  ['post', '/api/area/updateAreaInfo'],
  ['delete', '/api/area/deleteAreaInfoByCode/{areaCode}'],
  ['post', '/api/area/updateDicState'],
  ['post', '/api/school/queryPageSchoolList'],
  ['get', '/api/school/getSchoolInfoListByParentId'],
  ['get', '/api/schoolGrade/getSchoolGradeListBySchoolId'],
  ['get', '/api/schoolClass/getClassInfoList'],
  ['get', '/api/schoolClass/getGradeAndClassList'],
  ['get', '/api/system/cscpRolessByCriteria'],
  ['get', '/api/garde/getAllTGardeList'],
  ['get', '/api/garde/getGradeCascader'],
  ['get', '/api/system/cscpRoless/{id}'],
  ['post', '/api/system/cscpRoless'],
  ['put', '/api/system/cscpRoless'],
  ['delete', '/api/system/cscpRoless/{id}'],
  ['post', '/api/system/menu/queryByRoleId'],
  ['post', '/api/system/menu/save'],
  ['get', '/api/cmsSites'],
  ['get', '/api/findUserSiteIdList'],
  ['post', '/api/userSiteRelations'],
  ['get', '/api/system/cscpMenus'],
  ['get', '/api/system/cscpUserPasswordRule'],
  ['post', '/api/userInfo/cscpUserPassword'],
  ['put', '/api/system/cscpUserDetails'],
  ['post', '/api/file/exportExcel'],
]
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
)

/** Walks a schema and everything in it. */
function walk(schema: Schema, place: string, visit: (schema: Schema, place: string) => void) {
  visit(schema, place)
  for (const [name, property] of Object.entries(schema.properties ?? {})) walk(property, `${place}.${name}`, visit)
  if (schema.items) walk(schema.items, `${place}[]`, visit)
  schema.anyOf?.forEach((one) => walk(one, place, visit))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Schemas that an operation writes out where it uses them. */
function inlineSchemas(node: unknown): Schema[] {
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'schema' && isObject(value) ? [value] : inlineSchemas(value),
  )
}

describe('the file of the contract', () => {
  it('reads the same in YAML 1.1 and 1.2', () => expect(readAsOlderYaml()).toEqual(contract))
})

describe('the contract', () => {
  it.each(specification)('has %s %s of section 7', (method, path) => {
    expect(contract.paths[path]?.[method]).toBeDefined()
  })

  it.each(operations)('%s names its permission, its scope and a body for every refusal', (_, operation) => {
    expect(operation['x-permission']).toBeTruthy()
    expect(['none', 'org', 'area', 'self', 'site', 'assignment']).toContain(operation['x-scope'])
    const refusals = Object.keys(operation.responses).filter((status) => status.startsWith('4'))
    expect(refusals.length).toBeGreaterThan(0)
  })

  it('names no format but that of files: the validator ignores the others, patterns are checked', () => {
    const named = readFileSync(join(root, 'openapi.yaml'), 'utf8').match(/format: [\w-]+/g) ?? []
    expect(new Set(named)).toEqual(new Set(['format: binary']))
  })

  it('closes every object schema against unknown fields', () => {
    const open: string[] = []
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      walk(schema, name, (one, place) => {
        if (one.properties && one.additionalProperties !== false) open.push(place)
      })
    }
    expect(open).toEqual([])
  })

  it('marks every member with a personal name by x-pii, in requests and answers alike', () => {
    const personal =
      /(?:idCard|idNumber|mobile|phone|email|enrollmentNumber|birthDate|birthday|password|pwd|Ip|Address)$|^ip$|^address$/i
    const unmarked: string[] = []
    const check = (one: Schema, place: string) => {
      if (personal.test(place.split('.').at(-1) ?? '') && !one['x-pii']) unmarked.push(place)
    }
    for (const [name, schema] of Object.entries(contract.components.schemas)) walk(schema, name, check)
    for (const [name, operation] of operations) {
      for (const schema of inlineSchemas(operation)) walk(schema, `${name} `, check)
    }
    expect(unmarked).toEqual([])
  })
})

describe('YAML that every parser reads', () => {
  /** A plain scalar with "?" in a flow mapping: the `yaml` package reads it, parsers of the JVM refuse the whole file. */
  const plainQuestionMark = /[{,]\s*[\w-]+: [^"'\s{}[\],][^"'{}[\],]*\?/

  it('quotes question marks inside of braces', () => {
    const lines = readFileSync(join(root, 'openapi.yaml'), 'utf8').split('\n')
    const found = lines.flatMap((line, index) => (plainQuestionMark.test(line) ? [`openapi.yaml:${index + 1}`] : []))
    expect(found).toEqual([])
  })
})
