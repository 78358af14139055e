/** A request that still knows the text it was made with: a browser takes a turn to read it back from the body. */
export class WrittenRequest extends Request {
  /** The body where it is text. */
  readonly written: string | undefined

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.written = typeof init?.body === 'string' ? init.body : undefined
  }
}

/** A body that can be sent more than once. */
export async function bodyOf(request: Request): Promise<string | ArrayBuffer> {
  const written = request instanceof WrittenRequest ? request.written : undefined
  return written ?? request.arrayBuffer()
}
