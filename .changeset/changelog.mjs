// A changelog for people who embed: the sentences of the changesets as they were written, without marks of commits.

/** One change. Paragraphs after the first are indented under their list entry. */
export async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n')
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
}

/** The packages are released together, under one number; that they depend on each other is no news. */
export async function getDependencyReleaseLine() {
  return ''
}

export default { getReleaseLine, getDependencyReleaseLine }
