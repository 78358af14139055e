/** Where the browser saves a file from. */
export const savingUrl = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`
