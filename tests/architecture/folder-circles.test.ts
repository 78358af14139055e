import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/source-files'

// Folders that import each other by value cannot be understood, tested or deleted one at a time. Type imports do not
// count: they are gone at run time.

const workspaces = ['packages/ui', 'packages/api-client', 'packages/admin-kit', 'apps/host', 'apps/api']
const support = String.raw`\.(test|stories)\.|/(testing|story-support)/|\.css$`

/** Imports by value between the files of a workspace, as pairs of paths. */
async function importsOf(workspace: string): Promise<[from: string, to: string][]> {
  const { output } = await cruise(
    [`${workspace}/src`],
    {
      baseDir: root,
      includeOnly: `^${workspace}/src/`,
      exclude: { path: support },
      tsPreCompilationDeps: false,
      enhancedResolveOptions: { conditionNames: ['doorway-source', 'import'], exportsFields: ['exports'] },
    },
    undefined,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  )
  if (typeof output === 'string') throw new Error('The graph came as text.')
  const { modules } = output
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved, dynamic }) => !dynamic && resolved !== source)
      .map(({ resolved }): [string, string] => [source, resolved]),
  )
}

/** Groups of folders that reach each other, each sorted by name. */
function circles(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  const reach = (start: string) => {
    const found = new Set<string>()
    const open = [start]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const next of targets.get(name) ?? []) {
        if (found.has(next)) continue
        found.add(next)
        open.push(next)
      }
    }
    return found
  }
  const reached = new Map([...targets.keys()].map((name) => [name, reach(name)]))
  const groups = [...reached].map(([name, found]) =>
    [name, ...[...found].filter((other) => other !== name && reached.get(other)?.has(name))].sort(),
  )
  const real = groups.filter(([first, second]) => first !== undefined && second !== undefined)
  return [...new Map(real.map((group) => [group.join(' '), group])).values()]
}

describe.each(workspaces)('folders of %s', (workspace) => {
  let imports: [string, string][] = []
  beforeAll(async () => {
    imports = await importsOf(workspace)
  }, 120_000)

  const grouped = (nameOf: (path: string) => string | undefined) =>
    imports.flatMap(([from, to]): [string, string][] => {
      const [one, other] = [nameOf(from), nameOf(to)]
      return one === undefined || other === undefined ? [] : [[one, other]]
    })

  it('import each other in one direction, first level by first level', () => {
    expect(imports.length).toBeGreaterThan(20)
    const firstLevel = (path: string) => path.slice(`${workspace}/src/`.length).split('/')[0]
    expect(circles(grouped(firstLevel))).toEqual([])
  })

  it('import each other in one direction, feature by feature', () => {
    const feature = (path: string) => /\/src\/(?:features|portal\/pages|portal\/parts)\/([^/]+)\//.exec(path)?.[1]
    expect(circles(grouped(feature))).toEqual([])
  })
})

describe('the search for circles', () => {
  it('finds a pair, a ring, and nothing in a line', () => {
    expect(
      circles([
        ['a', 'b'],
        ['b', 'a'],
        ['b', 'c'],
      ]),
    ).toEqual([['a', 'b']])
    expect(
      circles([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toEqual([['a', 'b', 'c']])
    expect(
      circles([
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ).toEqual([])
  })
})
