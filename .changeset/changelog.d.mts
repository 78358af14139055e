/** One change as a line of the changelog. */
export function getReleaseLine(change: { summary: string }): Promise<string>
