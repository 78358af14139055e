const STEP_MS = 2_000

/** Prints the progress of a load: rows, rows per second, and the memory of this process. */
export function progressLines(print: (line: string) => void) {
  const began = performance.now()
  let table = ''
  let tableBegan = began
  let last = 0
  let rows = 0
  const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)
  const memory = () => `${Math.round(process.memoryUsage.rss() / 1_048_576)} MB`
  const line = () => {
    const rate = Math.round(rows / Math.max(0.001, (performance.now() - tableBegan) / 1_000))
    print(`${seconds(began).padStart(7)} s  ${table}: ${rows} rows, ${rate}/s, ${memory()}`)
  }
  return {
    seen: (name: string, count: number) => {
      if (name !== table) {
        if (table !== '') line()
        table = name
        tableBegan = performance.now()
        last = tableBegan
      }
      rows = count
      if (performance.now() - last < STEP_MS) return
      last = performance.now()
      line()
    },
    say: (step: string) => {
      if (table !== '') line()
      table = ''
      print(`${seconds(began).padStart(7)} s  ${step}, ${memory()}`)
    },
  }
}
