/** A request as it goes from the page to the worker with the stories' server. */
export interface CarriedRequest {
  url: string
  method: string
  headers: [string, string][]
  /** Absent where the request has none. */
  body: ArrayBuffer | undefined
}

/** What came back. */
export interface CarriedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/** The server broke; its words are for whoever mends the story. */
export interface CarriedFault {
  fault: string
}
