/** Where the texts with a tag are listed. */
export const tagLink = (tag: string) => `/search?tag=${encodeURIComponent(tag)}`
