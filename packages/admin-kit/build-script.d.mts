import type { Rolldown } from 'vite'
export function buildScript(options?: { write?: boolean }): Promise<Rolldown.RolldownOutput | Rolldown.RolldownOutput[]>
