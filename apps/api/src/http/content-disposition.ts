const ESCAPES: Readonly<Record<string, string>> = { "'": '%27', '(': '%28', ')': '%29', '*': '%2A' }

/** The Content-Disposition of a file whose name may be in any script (RFC 6266, RFC 5987). `fallback` is plain ASCII. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string, fallback: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => ESCAPES[character] ?? character)
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${encoded}`
}
