export function startContractProxy(serverUrl: string, reportFile: string): Promise<{ url: string; stop: () => void }>
