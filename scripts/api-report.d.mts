/** The reports by path. */
export function apiReports(): Record<string, string>
/** Paths of reports that differ from what is committed, those of entries that are gone included. */
export function staleReports(): string[]
/** Writes the reports anew and answers what changed. */
export function writeReports(): string[]
